import { AppError, messages } from '@shuye/core-domain';
import { withinTime } from './withinTime.ts';

/** Milliseconds until a request is given up (S1 §9) [CONST-09]. */
export const HTTP_TIMEOUT = 60_000;

/** How often a request is sent again after it failed on the way. */
const REPEATS = 2;

/** Longest pause before the first repeat, in milliseconds; it doubles, and each pause is drawn from 0 up to it. */
const PAUSE = 300;

export interface TransportOptions {
  /** Milliseconds; 60,000 by default. */
  timeout?: number;
  fetch?: typeof fetch;
  isOnline?: () => boolean;
  /** How often what may be repeated is repeated; 2 by default. */
  repeats?: number;
  /** Milliseconds. */
  pause?: (time: number) => Promise<void>;
  /** From 0 up to 1. */
  random?: () => number;
}

export interface TransportRequest {
  url: string;
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string | undefined;
  credentials?: RequestCredentials | undefined;
  /** It outlives the page, where the browser lets it. */
  keepalive?: boolean | undefined;
  /** Whether sending it twice does no harm: a read, or a change that the server knows again by its key. */
  isRepeatable: boolean;
  /** Said of an answer that is refused without words for readers. */
  refusedWords?: string;
  signal?: AbortSignal | undefined;
}

/**
 * Gives the JSON of an answer, or fails with an `AppError`: `offline`, `timeout`, `network` (nothing usable came, or
 * the server failed), `unauthorised` (HTTP 401 and nothing else), `server` (any other refusal by HTTP status). An abort
 * passes as it is.
 */
export type Transport = (request: TransportRequest) => Promise<unknown>;

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

const refusal = (status: number, words: string = messages.networkFailure): AppError => {
  if (status === 401) return new AppError('unauthorised', messages.needsLogin, { code: status });
  if (status === 429) return new AppError('server', messages.tooBusy, { code: status });
  return new AppError(status >= 500 ? 'network' : 'server', words, { code: status });
};

const mayBeRepeated = (error: unknown): boolean => error instanceof AppError && error.kind === 'network';

/** The only place that talks to the network. What failed on the way is sent at most twice again, if that does no harm. */
export function createTransport(options: TransportOptions): Transport {
  const { timeout = HTTP_TIMEOUT, isOnline = () => true, repeats = REPEATS } = options;
  const { fetch: send = (url, init) => fetch(url, init), pause = wait, random = Math.random } = options;

  const ask = ({ url, refusedWords, method, headers = {}, body, credentials, signal, keepalive }: TransportRequest) =>
    withinTime(timeout, signal, async (ended): Promise<unknown> => {
      const init = {
        method,
        headers,
        body: body ?? null,
        signal: ended,
        ...(credentials ? { credentials } : {}),
        ...(keepalive ? { keepalive } : {}),
      };
      const response = await send(url, init);
      if (!response.ok) throw refusal(response.status, refusedWords);
      return JSON.parse(await response.text());
    });

  const classified = (error: unknown): unknown => {
    if (error instanceof AppError) return error;
    return isOnline()
      ? new AppError('network', messages.networkFailure, { cause: error })
      : new AppError('offline', messages.offline, { cause: error });
  };

  return async (request) => {
    for (let sent = 0; ; sent++) {
      if (!isOnline()) throw new AppError('offline', messages.offline);
      try {
        return await ask(request);
      } catch (cause) {
        if (request.signal?.aborted) throw cause;
        const error = classified(cause);
        if (!request.isRepeatable || sent === repeats || !mayBeRepeated(error)) throw error;
      }
      await pause(random() * PAUSE * 2 ** sent);
      if (request.signal?.aborted) throw request.signal.reason;
    }
  };
}
