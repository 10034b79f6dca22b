import { AppError } from '@shuye/core-domain/error';
import { bridgeFaults } from './request/bridgeFaults.ts';
import { bridgeWaits, type BridgeWait } from './request/bridgeWaits.ts';

/** Where a host's answers go; the first that comes counts, whatever comes after it is nobody's. */
export interface Reply {
  ok: (result: unknown) => void;
  fail: (reason: unknown) => void;
}

/** Hands one call to the host. May give a way to forget the call, for when nobody waits any more. */
export type Ask = (method: string, params: object, reply: Reply) => void | (() => void);

/** Calls back once, after so many milliseconds; gives the way to stop. */
export type After = (ms: number, action: () => void) => () => void;

export interface RequesterOptions {
  /** The bridge, for the error that says it is missing. */
  name: string;
  /** Asked at each call: a host may bring its object late, or never. */
  find: () => Ask | undefined;
  /** A reason to ask nobody here. */
  refusal?: () => AppError | undefined;
  /** Reads a host's own failure. */
  faultOf?: (reason: unknown, method: string) => AppError;
  after?: After;
}

/** Rejections are `AppError`s of kind `bridge`. What a host answers is unknown until its bridge has read it. */
export type Request = (method: string, params?: object, wait?: BridgeWait) => Promise<unknown>;

const afterReal: After = (ms, action) => {
  const timer = setTimeout(action, ms);
  return () => clearTimeout(timer);
};

/**
 * Calls of a host's bridge that always settle, each exactly once: by the first answer or by its timeout. Late and
 * repeated answers change nothing (P22) [ERR-08] [ERR-09] [ERR-12].
 */
export function createRequester(options: RequesterOptions): Request {
  const { name, find, refusal, faultOf = bridgeFaults.refused, after = afterReal } = options;
  const toFault = (reason: unknown, method: string): AppError =>
    reason instanceof AppError ? reason : faultOf(reason, method);
  const findAsk = (): Ask => {
    const refused = refusal?.();
    if (refused) throw refused;
    const ask = find();
    if (!ask) throw bridgeFaults.noBridge(name);
    return ask;
  };

  return (method, params = {}, wait = bridgeWaits.call) =>
    new Promise((resolve, reject) => {
      let isOpen = true;
      let forget: void | (() => void) = undefined;
      const close = (settle: () => void): void => {
        if (!isOpen) return;
        isOpen = false;
        stop();
        forget?.();
        settle();
      };
      const stop = after(wait.ms, () => close(() => reject(bridgeFaults.silent(wait))));
      const fail = (reason: unknown): void => close(() => reject(toFault(reason, method)));
      try {
        const ask = findAsk();
        forget = ask(method, params, { ok: (result) => close(() => resolve(result)), fail });
        // A host may answer before it returns.
        if (!isOpen) forget?.();
      } catch (error) {
        fail(error);
      }
    });
}
