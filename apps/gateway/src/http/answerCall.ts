import { requestSchema, type AnyCall } from '@shuye/api-client/calls';
import { messages } from '@shuye/core-domain';
import type { Context } from 'hono';
import * as v from 'valibot';
import { checkClaim } from '../accounts/checkClaim.ts';
import { findVisitor } from '../accounts/findVisitor.ts';
import { readToken } from '../accounts/readToken.ts';
import type { Database } from '../database/openDatabase.ts';
import type { CallContext, Handler } from '../handlers/Handler.ts';
import { BadRequest } from './BadRequest.ts';
import { checkSignature, STALE_REQUEST } from './checkSignature.ts';
import { readFields, type Fields } from './readFields.ts';
import { Refusal } from './Refusal.ts';
import { Unauthorised } from './Unauthorised.ts';

export interface GatewayServices {
  database: Database;
  dataDir: string;
  signKeys: Readonly<Record<string, string>>;
  /** Milliseconds. */
  now: () => number;
  random: () => number;
}

const SUCCESS = 200;

function checked(call: AnyCall, fields: Fields) {
  const result = v.safeParse(requestSchema(call), { ...fields });
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new BadRequest(`${v.getDotPath(issue) ?? 'the request'}: ${issue.message}`);
}

/** Answers a declared call: fields, schema, signature, handler, envelope. Nothing is looked at before the shape is right. */
export function answerCall<C extends AnyCall>(call: C, handler: Handler<C>, services: GatewayServices) {
  const stateField = call.stateField ?? 'state';
  return async (http: Context): Promise<Response> => {
    const now = services.now();
    try {
      const fields = await readFields(call, http.req.raw);
      const request = checked(call, fields);
      checkSignature(call, fields, services.signKeys[call.service] ?? '', now);
      const { database, dataDir, random } = services;
      const visitor = await findVisitor(database, readToken(http.req.raw.headers), now);
      if (call.userField) checkClaim(fields[call.userField], visitor);
      const context: CallContext = { database, dataDir, random, now, visitor };
      const answer = (await handler(request as Parameters<Handler<C>>[0], context)) as object;
      return http.json({ [stateField]: SUCCESS, ...answer }, 200, { 'cache-control': 'no-store' });
    } catch (error) {
      if (error instanceof BadRequest) return http.json({ [stateField]: 400, message: error.message }, 400);
      if (error instanceof Unauthorised) {
        return http.json({ [stateField]: 401, message: messages.needsLogin }, 401, { 'cache-control': 'no-store' });
      }
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
