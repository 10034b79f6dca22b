import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/** What a proxy or a client may name its request by; anything else could forge lines of a log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Longer than any path of ours. */
const MAX_PATH = 200;

/** Order numbers and the like: who knows one may see what it stands for. */
const OPAQUE = /[\w-]{24,}/g;

/**
 * One line for each answer, and `x-request-id` in and out, by which operators find it again. Of the address only the
 * path is written: queries hold signatures and ids.
 */
export const logRequests =
  (log: Logger, now: () => number): MiddlewareHandler =>
  async (http, next) => {
    const named = http.req.header('x-request-id') ?? '';
    const requestId = REQUEST_ID.test(named) ? named : randomUUID();
    const started = now();
    await next();
    http.res.headers.set('x-request-id', requestId);
    const { method } = http.req;
    const path = http.req.path.slice(0, MAX_PATH).replace(OPAQUE, '[id]');
    const line = { requestId, method, path, status: http.res.status, ms: now() - started };
    if (http.error) log.error({ ...line, err: http.error }, 'failed');
    else log.info(line, 'answered');
  };
