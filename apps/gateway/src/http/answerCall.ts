import type { AnyCall } from '@shuye/api-client/calls';
import { messages } from '@shuye/core-domain';
import type { Context } from 'hono';
import { checkClaim } from '../accounts/checkClaim.ts';
import { findVisitor } from '../accounts/findVisitor.ts';
import { spentLoginCookies } from '../accounts/spentLoginCookies.ts';
import { guest } from '../accounts/Visitor.ts';
import type { LoginSettings } from '../accounts/LoginSettings.ts';
import { readToken } from '../accounts/readToken.ts';
import type { Database } from '../database/openDatabase.ts';
import type { CallContext, Handler } from '../handlers/Handler.ts';
import type { PaySettings } from '../money/PaySettings.ts';
import { readIdempotencyKey } from '../money/readIdempotencyKey.ts';
import { BadRequest } from './BadRequest.ts';
import { checkFields } from './checkFields.ts';
import { checkSignature, STALE_REQUEST } from './checkSignature.ts';
import { Conflict } from './Conflict.ts';
import { decryptFields } from './decryptFields.ts';
import { admitCall } from './limits/admitCall.ts';
import { answerTooMany } from './limits/answerTooMany.ts';
import { clientAddress } from './limits/clientAddress.ts';
import type { RateLimits } from './limits/createRateLimits.ts';
import { TooMany } from './limits/TooMany.ts';
import { readFields } from './readFields.ts';
import { Refusal } from './Refusal.ts';
import { Unauthorised } from './Unauthorised.ts';

export interface GatewayServices {
  database: Database;
  dataDir: string;
  signKeys: Readonly<Record<string, string>>;
  login: LoginSettings;
  /** How top-ups are paid; not at all where it is left out. */
  pay?: PaySettings | undefined;
  /** Absent, nobody is limited. */
  limits?: RateLimits;
  /** Proxies of ours before the gateway. */
  trustedProxies?: number;
  /** Milliseconds. */
  now: () => number;
  random: () => number;
}

const SUCCESS = 200;

/** Answers a declared call: fields, schema, signature, handler, envelope. Nothing is looked at before the shape is right. */
export function answerCall<C extends AnyCall>(call: C, handler: Handler<C>, services: GatewayServices) {
  const stateField = call.stateField ?? 'state';
  return async (http: Context): Promise<Response> => {
    const now = services.now();
    const setCookies = (cookies: readonly string[]): void => {
      for (const cookie of cookies) http.header('set-cookie', cookie, { append: true });
    };
    let visitor = guest;
    try {
      const fields = await readFields(call, http.req.raw);
      const secret = services.signKeys[call.service] ?? '';
      const request = checkFields(call, decryptFields(call, fields, secret));
      checkSignature({ call, fields, secret, sentAt: request.timestamp, now });
      const { database, dataDir, random, login, pay } = services;
      visitor = await findVisitor(database, readToken(http.req.raw.headers), now);
      if (call.userField) checkClaim(fields[call.userField], visitor);
      const address = clientAddress(http, services.trustedProxies ?? 0);
      if (services.limits) admitCall(services.limits, call, { visitor, address });
      const idempotencyKey = readIdempotencyKey(http.req.raw.headers);
      const exchange = { request: http.req.raw, setCookies };
      const context: CallContext = { database, dataDir, random, now, visitor, login, pay, exchange, idempotencyKey };
      const answer = (await handler(request as Parameters<Handler<C>>[0], context)) as object;
      return http.json({ [stateField]: SUCCESS, ...answer }, 200, { 'cache-control': 'no-store' });
    } catch (error) {
      if (error instanceof BadRequest) return http.json({ [stateField]: 400, message: error.message }, 400);
      if (error instanceof Unauthorised) {
        setCookies(spentLoginCookies(http.req.raw, visitor));
        return http.json({ [stateField]: 401, message: messages.needsLogin }, 401, { 'cache-control': 'no-store' });
      }
      if (error instanceof TooMany) return answerTooMany(http, error);
      if (error instanceof Conflict) return http.json({ [stateField]: 409, message: error.message }, 409);
      if (!(error instanceof Refusal)) throw error;
      const clock = error.code === STALE_REQUEST ? { serverTime: Math.floor(now / 1000) } : {};
      const words = { message: error.message };
      return http.json({
        [stateField]: error.code,
        ...words,
        ...(call.messageIn === 'info' ? { info: words } : {}),
        ...clock,
      });
    }
  };
}
