import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';

/** What a proxy or a client may name its request by; anything else could forge lines of a log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Longer than any path of ours. */
const MAX_PATH = 200;

/** Order numbers and the like: who knows one may see what it stands for. */
const OPAQUE = /[\w-]{24,}/g;

/** The id of a request, by which operators find it again: its own, where a proxy gave it one. */
export function requestIdOf(headers: Headers): string {
  const named = headers.get('x-request-id');
  return named !== null && REQUEST_ID.test(named) ? named : randomUUID();
}

export interface Answered {
  requestId: string;
  method: string;
  path: string;
  status: number;
  /** Milliseconds. */
  ms: number;
  /** What broke. */
  failure: unknown;
}

/** One line for each answer. Of the address only the path is written: queries hold signatures and ids. */
export function logAnswer(log: Logger, { failure, path, ...answered }: Answered): void {
  if (failure === undefined && !log.isLevelEnabled('info')) return;
  const line = { ...answered, path: path.slice(0, MAX_PATH).replace(OPAQUE, '[id]') };
  if (failure !== undefined) log.error({ ...line, err: failure }, 'failed');
  else log.info(line, 'answered');
}
