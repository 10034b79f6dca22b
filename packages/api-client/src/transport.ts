import { AppError, messages } from '@shuye/core-domain';
import ky, { HTTPError, isTimeoutError } from 'ky';

export interface TransportOptions {
  /** Milliseconds; 60,000 by default (S1 §9). */
  timeout?: number;
  fetch?: typeof fetch;
  isOnline?: () => boolean;
}

export interface TransportRequest {
  url: string;
  method: 'GET' | 'POST';
  body?: string | undefined;
  contentType?: string | undefined;
  signal?: AbortSignal | undefined;
}

/** Gives the JSON of an answer, whatever its HTTP status, or fails with an `AppError`; an abort passes as it is. */
export type Transport = (request: TransportRequest) => Promise<unknown>;

/** Largest pause between two tries of a read, in milliseconds; each try draws its own. */
const RETRY_PAUSE = 1000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new AppError('network', messages.networkFailure, { cause });
  }
};

/** The only place that knows the HTTP library. Reads are tried at most twice again, changes never. */
export function createTransport({ timeout = 60_000, fetch, isOnline = () => true }: TransportOptions): Transport {
  const http = ky.create({
    timeout,
    throwHttpErrors: (status) => status >= 500,
    ...(fetch ? { fetch } : {}),
    retry: { limit: 2, methods: ['get'], statusCodes: [500, 502, 503, 504], backoffLimit: RETRY_PAUSE, jitter: true },
  });

  return async ({ url, method, body, contentType, signal }) => {
    if (!isOnline()) throw new AppError('offline', messages.offline);
    try {
      const response = await http(url, {
        method,
        ...(body === undefined ? {} : { body }),
        ...(contentType ? { headers: { 'content-type': contentType } } : {}),
        ...(signal ? { signal } : {}),
      });
      if (response.status === 429) throw new AppError('server', messages.tooBusy, { code: 429 });
      if (response.status === 401) throw new AppError('unauthorised', messages.networkFailure, { code: 401 });
      return parsed(await response.text());
    } catch (cause) {
      if (cause instanceof AppError || signal?.aborted) throw cause;
      if (!isOnline()) throw new AppError('offline', messages.offline, { cause });
      if (isTimeoutError(cause)) throw new AppError('timeout', messages.networkFailure, { cause });
      const code = cause instanceof HTTPError ? cause.response.status : 0;
      throw new AppError('network', messages.networkFailure, { cause, code });
    }
  };
}
