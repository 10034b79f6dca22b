import type { AnyCall, CallAnswer, CallRequest, Calls } from '@shuye/api-client/calls';
import type { CallContext } from './CallContext.ts';
import type { WrittenAnswer } from './WrittenAnswer.ts';

type HandlerRequest<C extends AnyCall> = CallRequest<C> & { platform?: number | undefined };

/** Answers one call; throws a `CallError` for a state other than success. */
export type Handler<C extends AnyCall> = (request: HandlerRequest<C>, context: CallContext) => Promise<CallAnswer<C>>;

/** Answers a call whose answer may be too long to be written in one go. */
type LongHandler<C extends AnyCall> = (
  request: HandlerRequest<C>,
  context: CallContext,
) => Promise<CallAnswer<C> | WrittenAnswer>;

/** One handler a declared call: a missing one does not compile. */
export type Handlers = {
  [Name in keyof Calls]: Name extends 'syncBookmarks' ? LongHandler<Calls[Name]> : Handler<Calls[Name]>;
};
