import { randomUUID } from 'node:crypto';
import { calls, type AnyCall } from '@shuye/api-client/calls';
import { messages } from '@shuye/core-domain';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { Handler } from '../handlers/Handler.ts';
import { handlers } from '../handlers/handlers.ts';
import { answerCall, type GatewayServices } from './answerCall.ts';
import { contentRoutes } from './contentRoutes.ts';
import { openApiRoutes } from '../openapi/openApiRoutes.ts';

export interface GatewayParts extends GatewayServices {
  log: Logger;
}

/** Larger bodies than any honest call has (E3 of the threat model). */
const MAX_BODY = 256 * 1024;

/** Pictures and covers may hold vector drawings: nothing in them runs or loads. */
const CONTENT_POLICY = {
  contentSecurityPolicy: { defaultSrc: ["'none'"], styleSrc: ["'unsafe-inline'"], sandbox: [] },
};

/** Some calls share a path; a field of the address says which of them is meant. */
const isMeant = ({ selectedBy, request }: AnyCall, url: string): boolean => {
  const schema = selectedBy === undefined ? undefined : request[selectedBy];
  return schema === undefined || v.is(schema, new URL(url).searchParams.get(selectedBy ?? ''));
};

/** The gateway as a web application: it can be asked without a port. */
export function createGateway(parts: GatewayParts): Hono {
  const { log, now, database } = parts;
  const gateway = new Hono();

  gateway.use(async (http, next) => {
    const requestId = randomUUID();
    const started = now();
    await next();
    http.header('x-request-id', requestId);
    const { method, path } = http.req;
    log.info({ requestId, method, path, status: http.res.status, ms: now() - started }, 'answered');
  });
  gateway.route('/', openApiRoutes());
  gateway.use(secureHeaders({ ...CONTENT_POLICY, referrerPolicy: 'strict-origin-when-cross-origin' }));
  gateway.use(
    bodyLimit({
      maxSize: MAX_BODY,
      onError: (http) => http.json({ state: 413, message: 'the body is too large' }, 413),
    }),
  );

  for (const [name, call] of Object.entries(calls)) {
    const answer = answerCall(call, handlers[name as keyof typeof calls] as Handler<typeof call>, parts);
    gateway.on(call.method, call.path, (http, next) => (isMeant(call, http.req.url) ? answer(http) : next()));
  }
  gateway.route('/', contentRoutes(parts));

  gateway.get('/healthz', (http) => http.json({ status: 'up' }));
  gateway.get('/readyz', async (http) => {
    await sql`select 1`.execute(database);
    return http.json({ status: 'ready' });
  });

  gateway.notFound((http) => http.json({ state: 404, message: 'no such call' }, 404));
  gateway.onError((error, http) => {
    log.error({ err: error, method: http.req.method, path: http.req.path }, 'failed');
    return http.json({ state: 500, message: messages.networkFailure }, 500);
  });
  return gateway;
}
