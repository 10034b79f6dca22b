import { calls, type AnyCall } from '@shuye/api-client/calls';
import { messages } from '@shuye/core-domain';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { cashierRoutes } from '../cashier/cashierRoutes.ts';
import { feedbackRoutes } from '../feedback/feedbackRoutes.ts';
import type { Handler } from '../handlers/Handler.ts';
import { handlers } from '../handlers/handlers.ts';
import { callbackRoutes } from '../money/callback/callbackRoutes.ts';
import { payOff } from '../money/PaySettings.ts';
import { answerCall, type GatewayServices } from './answerCall.ts';
import { contentRoutes } from './contentRoutes.ts';
import { previewRoutes } from './previewRoutes.ts';
import { limitAddresses } from './limits/limitAddresses.ts';
import { checkOrigin } from './trust/checkOrigin.ts';
import { logRequests } from './trust/logRequests.ts';
import { securityHeaders } from './trust/securityHeaders.ts';
import { loginRoutes } from '../login/loginRoutes.ts';
import { openApiRoutes } from '../openapi/openApiRoutes.ts';

export interface GatewayParts extends GatewayServices {
  log: Logger;
}

/** Larger bodies than any honest call has (E3 of the threat model). */
const MAX_BODY = 256 * 1024;

/** Some calls share a path; a field of the address says which of them is meant. */
const isMeant = ({ selectedBy, request }: AnyCall, url: string): boolean => {
  const schema = selectedBy === undefined ? undefined : request[selectedBy];
  return schema === undefined || v.is(schema, new URL(url).searchParams.get(selectedBy ?? ''));
};

/** The gateway as a web application: it can be asked without a port. */
export function createGateway(parts: GatewayParts): Hono {
  const { log, now, database, login, pay = payOff, limits, trustedProxies = 0 } = parts;
  const gateway = new Hono();
  const callback = callbackRoutes({ database, pay, now, log });

  gateway.use(logRequests(log, now));
  gateway.use(securityHeaders());
  if (limits) gateway.use(limitAddresses(limits, trustedProxies));
  gateway.use(checkOrigin(login.returnOrigins));
  gateway.route('/', openApiRoutes());
  gateway.route('/', loginRoutes(parts));
  gateway.route('/', cashierRoutes({ database, pay, deliver: callback.fetch }));
  gateway.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (http) => http.json({ state: 413, message: 'the body is too large' }, 413),
    }),
  );

  gateway.route('/', feedbackRoutes(parts));
  for (const [name, call] of Object.entries(calls)) {
    const answer = answerCall(call, handlers[name as keyof typeof calls] as Handler<typeof call>, parts);
    gateway.on(call.method, call.path, (http, next) => (isMeant(call, http.req.url) ? answer(http) : next()));
  }
  gateway.route('/', contentRoutes(parts));
  gateway.route('/', previewRoutes(parts));
  gateway.route('/', callback);

  gateway.get('/healthz', (http) => http.json({ status: 'up' }));
  gateway.get('/readyz', async (http) => {
    await sql`select 1`.execute(database);
    return http.json({ status: 'ready' });
  });

  gateway.notFound((http) => http.json({ state: 404, message: 'no such call' }, 404));
  // The error itself is for the log; readers learn nothing of it.
  gateway.onError((_error, http) => http.json({ state: 500, message: messages.networkFailure }, 500));
  return gateway;
}
