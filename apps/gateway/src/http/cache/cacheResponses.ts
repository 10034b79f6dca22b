import type { AnyCall, Calls } from '@shuye/api-client/calls';
import type { CallResponse } from '../dispatch/CallResponse.ts';
import { guest } from '../../calls/Caller.ts';
import type { CallContext } from '../../calls/CallContext.ts';
import type { ResponseCache } from './createResponseCache.ts';
import { cacheableCalls, type Sharing } from './cacheableCalls.ts';

/** A call's answer as text; what its handler throws is never cached. */
export type WriteAnswer = (request: object, context: CallContext) => Promise<CallResponse['body']>;

const keyOf = (name: string, own: object, sharing: Sharing, nowMs: number): string =>
  `${name} ${sharing === 'guests' ? Math.floor(nowMs / 1000) : ''} ${JSON.stringify(own)}`;

/**
 * Answers from memory what may be shared. A shared answer is made for a guest and of the call's own fields alone: whatever
 * else a reader sends or has cannot come to another one.
 */
export function cacheResponses(call: AnyCall, write: WriteAnswer, memory: ResponseCache): WriteAnswer {
  const sharing = cacheableCalls[call.name as keyof Calls];
  if (sharing === undefined) return write;
  const names = Object.keys(call.request);

  return async (request, context) => {
    const { database, nowMs, caller } = context;
    const version = sharing === 'guests' && !caller.isGuest ? undefined : database.libraryCache?.version();
    if (version === undefined) return write(request, context);

    const fields = request as Readonly<Record<string, unknown>>;
    const own = Object.fromEntries(
      names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]),
    );
    const key = keyOf(call.name, own, sharing, nowMs);
    const known = memory.find(key, version);
    if (known !== undefined) return known;
    const answer = await write(own, { ...context, caller: guest });
    if (typeof answer === 'string') memory.keep(key, version, answer);
    return answer;
  };
}
