import { calls } from '@shuye/api-client/calls';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { cardRoutes } from '../cards/cardRoutes.ts';
import { cashierRoutes } from '../cashier/cashierRoutes.ts';
import { crawlerRoutes } from '../crawlers/crawlerRoutes.ts';
import { feedbackRoutes } from '../feedback/feedbackRoutes.ts';
import type { Handler } from '../calls/Handler.ts';
import { handlers } from './handlers.ts';
import { callbackRoutes } from '../orders/callback/callbackRoutes.ts';
import { paymentsDisabled } from '../calls/PaySettings.ts';
import { answerCall, type GatewayServices } from './answerCall.ts';
import { contentRoutes } from '../content/contentRoutes.ts';
import { previewRoutes } from '../previews/previewRoutes.ts';
import { findCall } from './dispatch/findCall.ts';
import {
  failureResponse,
  isFault,
  createDispatcher,
  type Fetch,
  type RequestEnv,
} from './dispatch/createDispatcher.ts';
import { createResponseCache } from './cache/createResponseCache.ts';
import { shareReads } from '../file-store/shareReads.ts';
import { createLongReads } from './createLongReads.ts';
import { MAX_BODY } from './readBody.ts';
import { keepTypedPhone } from '../login/keepTypedPhone.ts';
import { loginRoutes } from '../login/loginRoutes.ts';
import { requestIdOf } from './security/createAccessLog.ts';
import { countRefusals } from './limits/countRefusals.ts';
import { watchGateway } from '../telemetry/watchGateway.ts';
import { openApiRoutes } from '../openapi/openApiRoutes.ts';

export interface GatewayParts extends Omit<GatewayServices, 'longReads'> {
  log: Logger;
  /** See `Redis.isLeftAlone`; absent where there is none. */
  isRedisLeftAlone?: (() => boolean) | undefined;
}

export interface Gateway {
  /** Answers a request; `env` describes its connection. */
  fetch: Fetch;
  /** Asks without a port, by a path or a whole address. */
  request: (address: string, init?: RequestInit, env?: object) => Promise<Response>;
}

/** Pages, files and all else that is no call. */
function pagesOf(parts: GatewayParts): Hono<{ Bindings: RequestEnv }> {
  const { log, nowMs, database, pay = paymentsDisabled } = parts;
  const pages = new Hono<{ Bindings: RequestEnv }>();
  const callback = callbackRoutes({ database, pay, nowMs, log });
  const deliver = (request: Request) => callback.fetch(request, { requestId: requestIdOf(request.headers) });

  pages.get('/healthz', (http) => http.json({ status: 'up' }));
  pages.get('/readyz', async (http) => {
    await sql`select 1`.execute(database);
    return http.json({ status: 'ready' });
  });
  pages.route('/', openApiRoutes());
  pages.route('/', loginRoutes(parts));
  pages.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (http) => http.json({ state: 413, message: 'the body is too large' }, 413),
    }),
  );
  pages.route('/', cashierRoutes({ database, pay, deliver, nowMs, log }));
  pages.route('/', feedbackRoutes(parts));
  pages.route('/', crawlerRoutes(parts));
  pages.route('/', contentRoutes(parts));
  pages.route('/', cardRoutes(parts));
  pages.route('/', previewRoutes(parts));
  pages.route('/', callback);

  pages.notFound((http) => http.json({ state: 404, message: 'no such call' }, 404));
  pages.onError((error, http) => {
    if (isFault(error)) http.env.failure = error;
    const { body, status, headers } = failureResponse(error);
    return new Response(body, { status, headers: { 'content-type': 'application/json', ...headers } });
  });
  return pages;
}

export function createGateway(parts: GatewayParts): Gateway {
  const { log, nowMs, dataDir, login, database, metrics, tracing, trustedProxies = 0 } = parts;
  const longReads = createLongReads();
  const limits = parts.limits && countRefusals(parts.limits);
  const memory = parts.memory ?? createResponseCache();
  const files = shareReads(parts.files);
  const services = { ...parts, files, memory, longReads, ...(limits ? { limits } : {}) };
  const leftAlone = {
    redis: parts.isRedisLeftAlone,
    replica: parts.reads?.isLeftAlone,
    store: parts.files.isLeftAlone,
  };
  if (metrics) watchGateway(metrics, { database, memory, longReads, refused: limits?.refused, leftAlone });
  const places = Object.entries(calls).map(([name, call]) => ({
    call,
    answer: answerCall(call, handlers[name as keyof typeof calls] as Handler<typeof call>, services),
  }));
  const door = createDispatcher({
    log,
    nowMs,
    dataDir,
    limits,
    trustedProxies,
    origins: login.returnOrigins,
    findCall: findCall(places),
    metrics,
    tracing,
    keepForm: (form) => keepTypedPhone(login.secretKey, form),
    pages: pagesOf({ ...parts, files }).fetch,
  });
  return {
    fetch: door,
    request: async (address, init, env) => door(new Request(new URL(address, 'http://localhost'), init), env),
  };
}
