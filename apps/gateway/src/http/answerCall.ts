import type { AnyCall } from '@shuye/api-client/calls';
import type { ServerMetrics, Tracing } from '@shuye/telemetry';
import { messages } from '@shuye/core-domain/error';
import { assertSessionUser } from '../sessions/assertSessionUser.ts';
import { findCaller } from '../sessions/findCaller.ts';
import { clearedLoginCookies } from '../sessions/clearedLoginCookies.ts';
import { guest } from '../calls/Caller.ts';
import type { LoginSettings } from '../calls/LoginSettings.ts';
import { parseToken } from '../sessions/parseToken.ts';
import type { FileStore } from '../file-store/FileStore.ts';
import type { Database } from '../database/schema/Database.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { LongReads } from '../calls/LongReads.ts';
import { WrittenAnswer } from '../calls/WrittenAnswer.ts';
import type { Handler } from '../calls/Handler.ts';
import type { PaySettings } from '../calls/PaySettings.ts';
import { defaultSpace, type SpaceLimits } from '../config/SpaceLimits.ts';
import type { PurchaseLock } from '../calls/PurchaseLock.ts';
import { parseIdempotencyKey } from '../calls/parseIdempotencyKey.ts';
import {
  BadRequest,
  CallError,
  Conflict,
  PayloadTooLarge,
  TooManyRequests,
  Unauthorised,
} from '../calls/callErrors.ts';
import { checkFields } from './checkFields.ts';
import { checkSignature, STALE_REQUEST, WRONG_SIGNATURE } from './checkSignature.ts';
import { signingKey } from './signingKey.ts';
import { decryptFields } from './decryptFields.ts';
import { jsonResponse, type CallResponse } from './dispatch/CallResponse.ts';
import type { AnswerCall } from './dispatch/IncomingCall.ts';
import { limitCall } from './limits/limitCall.ts';
import type { RateLimits } from './limits/createRateLimits.ts';
import { tooManyRequestsResponse } from './dispatch/tooManyRequestsResponse.ts';
import type { ResponseCache } from './cache/createResponseCache.ts';
import { createReads, type Reads } from '../database/createReads.ts';
import type { SharedAnswers } from './cache/createSharedAnswers.ts';
import { cacheResponses, type WriteAnswer } from './cache/cacheResponses.ts';
import { parseFields } from './parseFields.ts';

export interface GatewayServices {
  database: Database;
  dataDir: string;
  /** Chapters, covers and pictures. */
  files: FileStore;
  signKeys: Readonly<Record<string, readonly string[]>>;
  login: LoginSettings;
  /** How top-ups are paid; not at all where it is left out. */
  pay?: PaySettings | undefined;
  /** What an account's own space holds at most; the default unless it is given. */
  space?: SpaceLimits | undefined;
  purchaseLock: PurchaseLock;
  /** Absent, no one is limited. */
  limits?: RateLimits;
  /** Proxies of ours before the gateway. */
  trustedProxies?: number;
  /** Absent, every answer is made anew. */
  memory?: ResponseCache | undefined;
  /** Absent where one gateway has nobody to share answers with. */
  sharedAnswers?: SharedAnswers | undefined;
  /** Where answers are read that all readers share; absent, from the database itself. */
  reads?: Reads | undefined;
  longReads: LongReads;
  /** Absent, nothing is measured. */
  metrics?: ServerMetrics | undefined;
  /** Absent, nothing is traced. */
  tracing?: Tracing | undefined;
  nowMs: () => number;
  random: () => number;
}

const SUCCESS = 200;

const SIGNATURE_REFUSALS: Readonly<Record<number, string>> = {
  [WRONG_SIGNATURE]: 'wrong signature',
  [STALE_REQUEST]: 'stale request',
};

/** Answers a declared call: fields, schema, signature, handler, envelope. Nothing is looked at before the shape is right. */
export function answerCall<C extends AnyCall>(call: C, handler: Handler<C>, services: GatewayServices): AnswerCall {
  const stateField = call.stateField ?? 'state';
  const { database, files, random, login, pay, purchaseLock, longReads, limits, memory } = services;
  const { space = defaultSpace } = services;
  const make: WriteAnswer = async (request, context) => {
    const answer = (await handler(request as Parameters<Handler<C>>[0], context)) as object;
    if (answer instanceof WrittenAnswer) return answer.bytes;
    return JSON.stringify({ [stateField]: SUCCESS, ...answer });
  };
  const { sharedAnswers, reads = createReads(database, { tell: () => undefined }) } = services;
  const write = memory ? cacheResponses(call, make, { memory, shared: sharedAnswers, reads }) : make;

  return async ({ request, query, address }) => {
    const nowMs = services.nowMs();
    const cookies: string[] = [];
    let caller = guest;
    const refused = (state: number, status: number, words: object): CallResponse => ({
      ...jsonResponse({ [stateField]: state, ...words }, status),
      cookies,
    });
    try {
      const fields = await parseFields(call, request, query);
      const secret = signingKey(fields, services.signKeys[call.service] ?? []);
      const checked = checkFields(call, decryptFields(call, fields, secret));
      checkSignature({ call, fields, secret, sentAt: checked.timestamp, nowMs });
      caller = await findCaller(database, parseToken(request.headers), nowMs);
      if (call.userField) assertSessionUser(fields[call.userField], caller);
      if (limits) limitCall(limits, call, { caller, address, headers: request.headers });
      const idempotencyKey = parseIdempotencyKey(request.headers);
      const exchange = { request, setCookies: (set: readonly string[]) => void cookies.push(...set) };
      const held = { database, files, random, nowMs, caller, login, pay, space, purchaseLock, longReads };
      const context: CallContext = { ...held, exchange, idempotencyKey };
      return { status: SUCCESS, body: await write(checked, context), cookies };
    } catch (error) {
      if (error instanceof BadRequest) return refused(400, 400, { message: error.message });
      if (error instanceof Unauthorised) {
        cookies.push(...clearedLoginCookies(request, caller));
        return {
          ...refused(401, 401, { message: messages.needsLogin }),
          refusal: { call: call.name, reason: error.message },
        };
      }
      if (error instanceof TooManyRequests) return tooManyRequestsResponse(error);
      if (error instanceof PayloadTooLarge) return jsonResponse({ state: 413, message: 'the body is too large' }, 413);
      if (error instanceof Conflict) return refused(409, 409, { message: error.message });
      if (!(error instanceof CallError)) throw error;
      const words = { message: error.message };
      const answer = refused(error.code, SUCCESS, {
        ...words,
        ...(call.messageIn === 'info' ? { info: words } : {}),
        ...(error.code === STALE_REQUEST ? { serverTime: Math.floor(nowMs / 1000) } : {}),
      });
      const reason = SIGNATURE_REFUSALS[error.code];
      return reason === undefined ? answer : { ...answer, refusal: { call: call.name, reason } };
    }
  };
}
