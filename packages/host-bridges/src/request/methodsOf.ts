import type { Ask, Reply } from '../createRequester.ts';
import { bridgeFaults } from './bridgeFaults.ts';

type Method = (params: object) => unknown;

/**
 * Asks an object whose methods take `{...params, success, fail}`, as mini-apps write them. A method that it lacks is
 * said to be missing [BRIDGE-28] [ERR-12].
 */
export const methodsOf =
  (host: object): Ask =>
  (method, params, { ok, fail }: Reply) => {
    const found: unknown = (host as Record<string, unknown>)[method];
    if (typeof found !== 'function') throw bridgeFaults.noMethod(method);
    (found as Method).call(host, { ...params, success: ok, fail });
  };
