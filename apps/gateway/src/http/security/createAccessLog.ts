import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';

/** What a proxy or a client may name its request by; anything else could forge lines of a log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Longer than any path of the product. */
const MAX_PATH = 200;

/** Order numbers and the like: who knows one may see what it stands for. */
const OPAQUE = /[\w-]{24,}/g;

/** The id of a request, by which operators find it again: its own, where a proxy gave it one. */
export function requestIdOf(headers: Headers): string {
  const named = headers.get('x-request-id');
  return named !== null && REQUEST_ID.test(named) ? named : randomUUID();
}

/** A path as it may stand in a line of the log. */
export const loggedPath = (path: string): string => path.slice(0, MAX_PATH).replace(OPAQUE, '[id]');

export interface Answered {
  requestId: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  failure: unknown;
}

/**
 * Writes one line for each answer. Of the address only the path is written: queries hold signatures and ids. An answer has
 * none of the fields that the log hides by their names, and looking for them takes longer than making it; what broke may.
 */
export function createAccessLog(log: Logger): (answered: Answered) => void {
  const plain = log.child({}, { redact: [] });
  return ({ failure, requestId, method, path, status, ms }) => {
    if (failure === undefined && !plain.isLevelEnabled('info')) return;
    const line = { requestId, method, path: loggedPath(path), status, ms };
    if (failure === undefined) plain.info(line, 'answered');
    else log.error({ ...line, err: failure }, 'failed');
  };
}
