import type { AnyCall, Calls } from '@shuye/api-client/calls';
import type { CallResponse } from '../dispatch/CallResponse.ts';
import { BadRequest, CallError } from '../../calls/callErrors.ts';
import type { Database } from '../../database/schema/Database.ts';
import { guest } from '../../calls/Caller.ts';
import type { CallContext } from '../../calls/CallContext.ts';
import type { Reads } from '../../database/createReads.ts';
import { shareWork, type SharedWork } from '../../patience/shareWork.ts';
import type { SharedAnswers } from './createSharedAnswers.ts';
import type { ResponseCache } from './createResponseCache.ts';
import { cacheableCalls, type Sharing } from './cacheableCalls.ts';

/** A call's answer as text; what its handler throws is never cached. */
export type WriteAnswer = (request: object, context: CallContext) => Promise<CallResponse['body']>;

/** The second of answers that depend on the time. */
const momentOf = (sharing: Sharing, nowMs: number): number => (sharing === 'guests' ? Math.floor(nowMs / 1000) : 0);

export interface AnswerSources {
  memory: ResponseCache;
  /** Absent where one gateway has nobody to share with. */
  shared?: SharedAnswers | undefined;
  reads: Reads;
}

/** What is thrown for a reader to see is an answer; all else may be the database's fault. */
const isAnswer = (error: unknown): boolean => error instanceof CallError || error instanceof BadRequest;

/**
 * Answers from memory what may be shared. A shared answer is made for a guest and of the call's own fields alone: whatever
 * else a reader sends or has cannot come to another one. Those who ask while it is being made wait for that one.
 */
export function cacheResponses(
  call: AnyCall,
  write: WriteAnswer,
  { memory, shared, reads }: AnswerSources,
): WriteAnswer {
  const sharing = cacheableCalls[call.name as keyof Calls];
  if (sharing === undefined) return write;
  const names = Object.keys(call.request);
  const making = new Map<string, SharedWork<CallResponse['body']>>();

  const make = async (own: object, context: CallContext, key: string, version: string) => {
    const { database } = context;
    const common = sharing === 'everybody' ? database.libraryCache?.shared?.() : undefined;
    const found = common === undefined ? undefined : await shared?.find(key, common);
    const answer = found ?? (await write(own, { ...context, caller: guest }));
    if (typeof answer !== 'string') return answer;
    memory.keep(key, version, answer, momentOf(sharing, context.nowMs));
    if (common !== undefined && found === undefined) shared?.keep(key, common, answer);
    return answer;
  };
  const makeOnce = (own: object, context: CallContext, key: string, version: string) => {
    const turn = `${version} ${momentOf(sharing, context.nowMs)} ${key}`;
    const known = making.get(turn);
    if (known && !known.isGivenUp()) return known.join();
    const running = shareWork(async () => {
      try {
        return await make(own, context, key, version);
      } finally {
        if (making.get(turn) === running) making.delete(turn);
      }
    });
    making.set(turn, running);
    return running.join();
  };
  const answerFrom = async (database: Database, own: object, context: CallContext) => {
    const version = database.libraryCache?.version();
    if (version === undefined) return write(own, { ...context, database, caller: guest });
    const key = `${call.name} ${JSON.stringify(own)}`;
    return (
      memory.find(key, version, momentOf(sharing, context.nowMs)) ??
      (await makeOnce(own, { ...context, database }, key, version))
    );
  };

  return async (request, context) => {
    if (sharing === 'guests' && !context.caller.isGuest) return write(request, context);
    const source = reads.source();
    if (source.libraryCache === undefined) return write(request, context);
    const fields = request as Readonly<Record<string, unknown>>;
    const own = Object.fromEntries(
      names.filter((name) => fields[name] !== undefined).map((name) => [name, fields[name]]),
    );
    try {
      return await answerFrom(source, own, context);
    } catch (error) {
      if (isAnswer(error) || !reads.giveUp(source)) throw error;
      return answerFrom(context.database, own, context);
    }
  };
}
