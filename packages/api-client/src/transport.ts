import { AppError, messages } from '@shuye/core-domain/error';
import ky, { HTTPError, TimeoutError } from 'ky';

/** A request is given up after this time, its repeats included [CONST-09]. */
export const HTTP_TIMEOUT_MS = 60_000;

/** How often a request is sent again after it failed on the way. */
const REPEATS = 2;

/** The longest pause before the first repeat; it doubles, and each pause is drawn from 0 up to it. */
const FIRST_PAUSE_MS = 300;

export interface TransportOptions {
  /** Milliseconds; 60,000 by default. */
  timeout?: number;
  fetch?: typeof fetch | undefined;
  isOnline?: () => boolean;
  /** How often what may be repeated is repeated; 2 by default. */
  repeats?: number | undefined;
  /** From 0 up to 1. */
  random?: () => number;
}

export interface TransportRequest {
  url: string;
  method: 'GET' | 'POST';
  headers?: Readonly<Record<string, string>>;
  body?: string | undefined;
  credentials?: RequestCredentials | undefined;
  /** The request outlives the page, where the browser lets it. */
  keepalive?: boolean | undefined;
  /** Whether sending it twice does no harm: a read, or a change that the server knows again by its key. */
  isRepeatable: boolean;
  /** The message of an answer that is refused without words for readers. */
  refusedWords?: string;
  signal?: AbortSignal | undefined;
}

/**
 * Gives the JSON of an answer, or fails with an `AppError`: `offline`, `timeout`, `network` (nothing usable came, or
 * the server failed), `unauthorised` (HTTP 401 and nothing else), `server` (any other refusal by HTTP status). An abort
 * passes as it is.
 */
export type Transport = (request: TransportRequest) => Promise<unknown>;

const refusal = (status: number, words: string = messages.networkFailure): AppError => {
  if (status === 401) return new AppError('unauthorised', messages.needsLogin, { code: status });
  if (status === 429) return new AppError('server', messages.tooBusy, { code: status });
  if (status === 507) return new AppError('network', messages.serverDiskFull, { code: status });
  return new AppError(status >= 500 ? 'network' : 'server', words, { code: status });
};

const reasonOf = (signal: AbortSignal, cause?: unknown): unknown =>
  // Older kernels give no reason.
  signal.reason ?? cause ?? new DOMException('The request was given up.', 'AbortError');

/** The only place that talks to the network, by ky. What failed on the way is sent at most twice again, if that does no harm. */
export function createTransport(options: TransportOptions): Transport {
  const { timeout = HTTP_TIMEOUT_MS, isOnline = () => true, repeats = REPEATS } = options;
  const { fetch: send = (url, init) => fetch(url, init), random = Math.random } = options;

  const classified = (error: unknown, words?: string): AppError => {
    if (error instanceof AppError) return error;
    if (error instanceof HTTPError) return refusal(error.response.status, words);
    if (error instanceof TimeoutError) return new AppError('timeout', messages.networkFailure, { cause: error });
    return isOnline()
      ? new AppError('network', messages.networkFailure, { cause: error })
      : new AppError('offline', messages.offline, { cause: error });
  };

  return async ({ url, method, headers = {}, body, credentials, keepalive, isRepeatable, refusedWords, signal }) => {
    let answer: unknown;
    const init = {
      method,
      headers,
      // Addresses are checked before they are asked, and nobody checks where a redirect leads (E13).
      redirect: 'error' as const,
      ...(body === undefined ? {} : { body }),
      ...(credentials ? { credentials } : {}),
      ...(keepalive ? { keepalive } : {}),
    };
    try {
      await ky(url, {
        ...init,
        ...(signal ? { signal } : {}),
        // One clock for all: ky's own `timeout` begins anew with each repeat, and with the body of an answer.
        timeout: false,
        totalTimeout: timeout,
        retry: {
          limit: isRepeatable ? repeats : 0,
          methods: ['get', 'post'],
          // The kind decides: ky knows a broken connection by the words of some browsers, and our errors have others.
          shouldRetry: ({ error }) => !signal?.aborted && classified(error).kind === 'network',
          delay: (attempt) => FIRST_PAUSE_MS * 2 ** (attempt - 1),
          jitter: (longest) => random() * longest,
        },
        // The answer is read in here, so that one that was cut counts as a failure on the way.
        fetch: async (request) => {
          if (signal?.aborted) throw reasonOf(signal);
          if (!isOnline()) throw new AppError('offline', messages.offline);
          // Ky keeps a copy of its own request for repeats, which would make the body a stream.
          const response = await send(url, { ...init, signal: request instanceof Request ? request.signal : null });
          if (response.ok) answer = JSON.parse(await response.text());
          return response;
        },
      });
    } catch (cause) {
      throw signal?.aborted ? reasonOf(signal, cause) : classified(cause, refusedWords);
    }
    return answer;
  };
}
