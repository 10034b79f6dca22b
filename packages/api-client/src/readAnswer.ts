import { AppError, messages } from '@shuye/core-domain';
import * as v from 'valibot';
import type { AnyCall } from './defineCall.ts';

const envelope = v.looseObject({
  state: v.optional(v.union([v.string(), v.number()])),
  status: v.optional(v.union([v.string(), v.number()])),
  message: v.optional(v.nullish(v.string(), ''), ''),
  serverTime: v.optional(v.number()),
  info: v.optional(v.unknown()),
});

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
  const result = v.safeParse(v.object({ message: v.string() }), info);
  return result.success ? result.output.message : '';
};

/** State of an answer to a request whose time lies outside the server's window. */
const STALE_REQUEST = 4011;

/** The server's time in seconds, when it refused a request for the time that this one bears; else undefined. */
export function staleBy(answer: unknown): number | undefined {
  const { state, serverTime } = readShape(envelope, answer);
  return Number(state) === STALE_REQUEST ? serverTime : undefined;
}

/**
 * What a call's caller gets of an answer.
 * @throws AppError of kind server for a state other than success, with the call's own words where it has some; of kind
 *   network for an answer that cannot be understood.
 */
export function readAnswer<Output>(call: AnyCall & { toResult: (answer: never) => Output }, answer: unknown): Output {
  const { message: spoken, info, ...states } = readShape(envelope, answer);
  const code = Number(states[call.stateField ?? 'state']);
  if (!(call.successCodes ?? [200]).includes(code)) {
    const message = call.messageIn === 'info' ? infoMessage(info) : spoken;
    const words = call.errorMessages?.[code] ?? (message || (call.defaultMessage ?? messages.networkFailure));
    throw new AppError('server', words, { code: Number.isNaN(code) ? 0 : code });
  }
  const read = readShape(call.answer, answer);
  try {
    return call.toResult(read as never);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw wrongShape(error);
  }
}
