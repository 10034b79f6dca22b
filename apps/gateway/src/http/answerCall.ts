import { requestSchema, type AnyCall } from '@shuye/api-client/calls';
import { ANONYMOUS_USER_ID, guestMember } from '@shuye/core-domain';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Database } from '../database/openDatabase.ts';
import type { CallContext, Handler } from '../handlers/Handler.ts';
import { BadRequest } from './BadRequest.ts';
import { checkSignature, STALE_REQUEST } from './checkSignature.ts';
import { readFields, type Fields } from './readFields.ts';
import { Refusal } from './Refusal.ts';

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

const guest = { userId: String(ANONYMOUS_USER_ID), member: guestMember };

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
      const context: CallContext = { database, dataDir, random, now, visitor: guest };
      const answer = (await handler(request as Parameters<Handler<C>>[0], context)) as object;
      return http.json({ [stateField]: SUCCESS, ...answer }, 200, { 'cache-control': 'no-store' });
    } catch (error) {
      if (error instanceof BadRequest) return http.json({ [stateField]: 400, message: error.message }, 400);
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
