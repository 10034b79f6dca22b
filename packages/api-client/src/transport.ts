import { AppError, messages } from '@shuye/core-domain/error';

/** Milliseconds until a request is given up, its repeats included [CONST-09]. */
export const HTTP_TIMEOUT = 60_000;

/** How often a request is sent again after it failed on the way. */
const REPEATS = 2;

/** Longest pause before the first repeat, in milliseconds; it doubles, and each pause is drawn from 0 up to it. */
const PAUSE = 300;

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

/** The server answered with a status that refuses the request. */
class RefusedStatus extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}`);
    this.status = status;
  }
}

const refusal = (status: number, words: string = messages.networkFailure): AppError => {
  if (status === 401) return new AppError('unauthorised', messages.needsLogin, { code: status });
  if (status === 429) return new AppError('server', messages.tooBusy, { code: status });
  return new AppError(status >= 500 ? 'network' : 'server', words, { code: status });
};

const abortReason = (signal: AbortSignal): unknown =>
  // Older kernels give no reason.
  signal.reason ?? new DOMException('The request was given up.', 'AbortError');

/** Settles after `delayMs`, or as soon as `work` rejects. */
const pause = (delayMs: number, work: Promise<never>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((done) => {
    timer = setTimeout(done, delayMs);
  });
  return Promise.race([waited, work]).finally(() => clearTimeout(timer));
};

/** Aborts `controller` when the time is up or the caller gives up; `givenUp` then rejects with the reason. */
function watchPatience(controller: AbortController, timeout: number, signal: AbortSignal | undefined) {
  const stops: (() => void)[] = [];
  const givenUp = new Promise<never>((_, reject) => {
    const giveUp = (reason: unknown): void => {
      reject(reason);
      controller.abort();
    };
    const onAbort = (): void => signal && giveUp(abortReason(signal));
    const timer = setTimeout(() => giveUp(new AppError('timeout', messages.networkFailure)), timeout);
    signal?.addEventListener('abort', onAbort);
    stops.push(
      () => clearTimeout(timer),
      () => signal?.removeEventListener('abort', onAbort),
    );
  });
  return { givenUp, stop: () => stops.forEach((stop) => stop()) };
}

/**
 * The only place that talks to the network. A request that failed on the way is sent at most twice again, if that does
 * no harm. One timeout covers all attempts and the reading of the answer: whatever is still open at its end is aborted.
 */
export function createTransport(options: TransportOptions): Transport {
  const { timeout = HTTP_TIMEOUT, isOnline = () => true, repeats = REPEATS } = options;
  const { fetch: send = (url, init) => fetch(url, init), random = Math.random } = options;

  const classified = (error: unknown, words?: string): AppError => {
    if (error instanceof AppError) return error;
    if (error instanceof RefusedStatus) return refusal(error.status, words);
    return isOnline()
      ? new AppError('network', messages.networkFailure, { cause: error })
      : new AppError('offline', messages.offline, { cause: error });
  };

  const attempt = async (url: string, init: RequestInit): Promise<unknown> => {
    if (!isOnline()) throw new AppError('offline', messages.offline);
    const response = await send(url, init);
    if (!response.ok) throw new RefusedStatus(response.status);
    // Parsed here, so that an answer that was cut counts as a failure on the way.
    return JSON.parse(await response.text());
  };

  return async ({ url, method, headers = {}, body, credentials, keepalive, isRepeatable, refusedWords, signal }) => {
    if (signal?.aborted) throw abortReason(signal);
    const controller = new AbortController();
    const init: RequestInit = {
      method,
      headers,
      // Addresses are checked before they are asked, and nobody checks where a redirect leads (E13).
      redirect: 'error',
      signal: controller.signal,
      ...(body === undefined ? {} : { body }),
      ...(credentials ? { credentials } : {}),
      ...(keepalive ? { keepalive } : {}),
    };
    const { givenUp, stop } = watchPatience(controller, timeout, signal);

    const withRepeats = async (left: number, longestPause: number): Promise<unknown> => {
      try {
        return await attempt(url, init);
      } catch (error) {
        const { aborted } = controller.signal;
        if (left === 0 || aborted || classified(error).kind !== 'network') throw classified(error, refusedWords);
        await pause(random() * longestPause, givenUp);
        return withRepeats(left - 1, longestPause * 2);
      }
    };

    try {
      return await Promise.race([withRepeats(isRepeatable ? repeats : 0, PAUSE), givenUp]);
    } finally {
      stop();
    }
  };
}
