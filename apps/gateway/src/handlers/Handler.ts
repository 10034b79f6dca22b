import type { AnyCall, CallAnswer, CallRequest, Calls } from '@shuye/api-client/calls';
import type { LoginSettings } from '../accounts/LoginSettings.ts';
import type { Visitor } from '../accounts/Visitor.ts';
import type { Database } from '../database/openDatabase.ts';
import type { PaySettings } from '../money/PaySettings.ts';

export interface Exchange {
  request: Pick<Request, 'url' | 'headers'>;
  /** Sets cookies with the answer. */
  setCookies: (cookies: readonly string[]) => void;
}

export interface CallContext {
  database: Database;
  /** Where the content files are. */
  dataDir: string;
  visitor: Visitor;
  login: LoginSettings;
  /** How top-ups are paid; not at all where it is left out. */
  pay?: PaySettings | undefined;
  /** Events that are kept at a time; absent, only their age ends them. */
  mostEvents?: number | undefined;
  /** The HTTP side of the call, for the few that read or set cookies. */
  exchange: Exchange;
  /** Milliseconds. */
  now: number;
  /** From 0 up to 1. */
  random: () => number;
  /** Names a change, so that its repetition is not a second one. */
  idempotencyKey?: string | undefined;
}

/** Answers one call; throws a `Refusal` for a state other than success. */
export type Handler<C extends AnyCall> = (
  request: CallRequest<C> & { platform?: number | undefined },
  context: CallContext,
) => Promise<CallAnswer<C>>;

/** One handler a declared call: a missing one does not compile. */
export type Handlers = { [Name in keyof Calls]: Handler<Calls[Name]> };
