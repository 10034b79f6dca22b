import type { Ask, Reply } from '../createRequester.ts';
import { bridgeFaults } from './bridgeFaults.ts';

type Method = (params: object) => unknown;

/** Calls methods that take `{...params, success, fail}`, as mini-apps do; a missing one is an error [BRIDGE-28]. */
export const methodsOf =
  (host: object): Ask =>
  (method, params, { ok, fail }: Reply) => {
    const found: unknown = (host as Record<string, unknown>)[method];
    if (typeof found !== 'function') throw bridgeFaults.noMethod(method);
    (found as Method).call(host, { ...params, success: ok, fail });
  };
