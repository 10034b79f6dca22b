import type { AnyCall, CallAnswer, CallRequest, Calls } from '@shuye/api-client/calls';
import type { CallContext } from './CallContext.ts';

/** Answers one call; throws a `CallError` for a state other than success. */
export type Handler<C extends AnyCall> = (
  request: CallRequest<C> & { platform?: number | undefined },
  context: CallContext,
) => Promise<CallAnswer<C>>;

/** One handler a declared call: a missing one does not compile. */
export type Handlers = { [Name in keyof Calls]: Handler<Calls[Name]> };
