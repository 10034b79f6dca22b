import { AppError } from '@shuye/core-domain/error';
import { bridgeFaults } from './request/bridgeFaults.ts';
import { bridgeWaits, type BridgeWait } from './request/bridgeWaits.ts';

/** Receives a host's answers; only the first counts. */
export interface Reply {
  ok: (result: unknown) => void;
  fail: (reason: unknown) => void;
}

/** Passes one call to the host. May return what cancels it. */
export type Ask = (method: string, params: object, reply: Reply) => void | (() => void);

export type After = (delayMs: number, action: () => void) => () => void;

export interface RequesterOptions {
  name: string;
  /** Called for each request: a host may load its object late, or never. */
  find: () => Ask | undefined;
  refusal?: () => AppError | undefined;
  faultOf?: (reason: unknown, method: string) => AppError;
  after?: After;
}

/** Rejects with an `AppError` of kind `bridge`. Answers are unknown until the bridge has parsed them. */
export type Request = (method: string, params?: object, wait?: BridgeWait) => Promise<unknown>;

const afterReal: After = (delayMs, action) => {
  const timer = setTimeout(action, delayMs);
  return () => clearTimeout(timer);
};

/** Each call settles once, by its first answer or its timeout; all else is ignored (P22) [ERR-08, ERR-09, ERR-12]. */
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
      const stop = after(wait.timeoutMs, () => close(() => reject(bridgeFaults.silent(wait))));
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
