import { AppError, messages } from '@shuye/core-domain/error';
import * as v from 'valibot';
import type { AnyCall } from './defineCall.ts';

const wireCode = v.nullish(v.union([v.string(), v.number()]));
const envelope = v.looseObject({
  state: wireCode,
  status: wireCode,
  message: v.nullish(v.string(), ''),
});

/** The state of an answer: state and status stand for each other, and of both the one that the call names counts [SIGN-15]. */
const stateOf = ({ stateField }: AnyCall, { state, status }: v.InferOutput<typeof envelope>): number =>
  Number(stateField === 'status' ? (status ?? state) : (state ?? status));

const wrongShape = (cause: unknown): AppError => new AppError('network', messages.networkFailure, { cause });

/**
 * A value in the shape of `schema`.
 * @throws AppError of kind network for any other shape: nothing half understood goes further.
 */
export function readShape<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (!result.success) throw wrongShape(v.flatten(result.issues));
  return result.output;
}

const infoMessage = (info: unknown): string => {
  const { message } = Object(info) as { message?: unknown };
  return typeof message === 'string' ? message : '';
};

/** State of an answer to a request whose time lies outside the server's window. */
const STALE_REQUEST = 4011;

/** The server's time in seconds, when it refused a request for the time that this one bears; else nothing true. */
export function staleBy(call: AnyCall, answer: unknown): number | false {
  const said = readShape(envelope, answer);
  return stateOf(call, said) === STALE_REQUEST && Number(said['serverTime']);
}

/**
 * Reads an answer for the caller of a call.
 * @throws AppError of kind server for a state other than success, with the call's own words where it has some; of kind
 * network for an answer that cannot be understood.
 */
export function readAnswer<Output>(call: AnyCall & { toResult: (answer: never) => Output }, answer: unknown): Output {
  const said = readShape(envelope, answer);
  const code = stateOf(call, said);
  if (!(call.successCodes ?? [200]).includes(code)) {
    const message = call.messageIn === 'info' ? infoMessage(said['info']) : said.message;
    const words = call.errorMessages?.[code] ?? (message || (call.defaultMessage ?? messages.networkFailure));
    throw new AppError('server', words, { code: code || 0 });
  }
  const read = readShape(call.answer, answer);
  try {
    return call.toResult(read as never);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw wrongShape(error);
  }
}
