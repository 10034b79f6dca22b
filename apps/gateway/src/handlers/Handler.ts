import type { AnyCall, CallAnswer, CallRequest, Calls } from '@shuye/api-client/calls';
import type { Visitor } from '../accounts/Visitor.ts';
import type { Database } from '../database/openDatabase.ts';

export interface CallContext {
  database: Database;
  /** Where the content files are. */
  dataDir: string;
  visitor: Visitor;
  /** Milliseconds. */
  now: number;
  /** From 0 up to 1. */
  random: () => number;
}

/** Answers one call; throws a `Refusal` for a state other than success. */
export type Handler<C extends AnyCall> = (
  request: CallRequest<C> & { platform?: number | undefined },
  context: CallContext,
) => Promise<CallAnswer<C>>;

/** One handler a declared call: a missing one does not compile. */
export type Handlers = { [Name in keyof Calls]: Handler<Calls[Name]> };
