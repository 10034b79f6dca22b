import type { AppError } from '@shuye/core-domain/error';
import type { Service } from '@shuye/core-domain/sign';
import * as v from 'valibot';
import { wireNumber, wireText } from './calls/wire/fields.ts';

/** `required`: the gateway refuses a call without a signature; `sent`: signed by the client, checked when present; `never` (D-199). */
export type Signing = 'required' | 'sent' | 'never';

/**
 * Sending a call does nothing (`read`), makes a change that the server knows again by its key (`keyed`), or makes one
 * that must not be sent twice (`once`). Reads and keyed changes are repeated when they fail on the way.
 */
export type Effect = 'read' | 'keyed' | 'once';

/** A call travels in the address, as a form whose object values are JSON text, or as JSON. */
export type BodyKind = 'query' | 'form' | 'json';

/** Parameters that every call carries beside its own (SIGN-01, SIGN-02). The user's id has several spellings, see `userField`. */
export const commonEntries = {
  platform: v.optional(wireNumber),
  channelId: v.optional(wireText),
  appVer: v.optional(wireText),
  osName: v.optional(wireText),
  sn: v.optional(wireText),
  timestamp: v.optional(wireNumber),
  sign: v.optional(wireText),
};

type Entries = v.ObjectEntries;
type AnswerSchema = v.GenericSchema;
type RequestInput<Request extends Entries> = v.InferInput<v.StrictObjectSchema<Request, undefined>>;

export interface CallDeclaration<Input, Request extends Entries, Answer extends AnswerSchema, Output> {
  name: string;
  service: Service;
  method: 'GET' | 'POST';
  path: string;
  body: BodyKind;
  sign: Signing;
  /** A GET is a read and a POST goes once unless said otherwise. */
  effect?: Effect;
  /** The spelling of the user's id in this call; none where the call does not name its user. */
  userField?: 'user_id' | 'userId' | 'userid' | 'uid' | 'sqUid';
  /** Stands for a guest where it is not the anonymous id (D-015). */
  guestId?: string;
  /** The call's own fields on the wire; anything else is refused by the gateway. */
  request: Request;
  toRequest: (input: Input) => RequestInput<Request>;
  answer: Answer;
  toResult: (answer: v.InferOutput<Answer>) => Output;
  /** The field whose literal tells calls of one path apart. */
  selectedBy?: string;
  /** Fields that travel through the field cipher, and are signed in that form (SIGN-06, D-026). */
  encrypted?: readonly string[];
  /** Fields of a POST that travel in the address. */
  inAddress?: readonly string[];
  /** Fields that travel though they are empty; the signature knows nothing of them [SIGN-03]. */
  sentEmpty?: readonly string[];
  stateField?: 'state' | 'status';
  /** States that mean success, 200 unless said otherwise (SIGN-15, D-031). */
  successCodes?: readonly number[];
  /** The field of a refusal's words, `message` unless said otherwise. */
  messageIn?: 'message' | 'info';
  /** Message where the server refuses without words. */
  defaultMessage?: string;
  /** States that mean a refusal, with the reason as developers read it; the gateway can give each of them. */
  refusals?: Readonly<Record<number, string>>;
  /** Replaces a refusal's message by code, where the documents map one. */
  errorMessages?: Readonly<Record<number, string>>;
  mapError?: (error: AppError, input: Input) => AppError;
}

export type Call<Input, Request extends Entries, Answer extends AnswerSchema, Output> = Readonly<
  CallDeclaration<Input, Request, Answer, Output>
>;

export type AnyCall = Omit<CallDeclaration<never, Entries, AnswerSchema, unknown>, 'toResult' | 'toRequest'>;

export const effectOf = ({ effect, method }: Pick<AnyCall, 'effect' | 'method'>): Effect =>
  effect ?? (method === 'GET' ? 'read' : 'once');

export type CallRequest<C extends AnyCall> = v.InferOutput<v.StrictObjectSchema<C['request'], undefined>>;

export type CallAnswer<C extends AnyCall> = v.InferInput<C['answer']>;

/** Declares a call of the product: the single source for the client, the gateway's validation and the API description. */
export const defineCall = <Input, Request extends Entries, Answer extends AnswerSchema, Output>(
  declaration: CallDeclaration<Input, Request, Answer, Output>,
): Call<Input, Request, Answer, Output> => declaration;

export const requestSchema = (call: AnyCall) =>
  v.strictObject({ ...commonEntries, ...(call.userField ? { [call.userField]: wireText } : {}), ...call.request });
