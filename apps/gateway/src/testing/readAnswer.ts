import * as v from 'valibot';

interface Answered<Output> {
  answer: v.GenericSchema;
  toResult: (answer: never) => Output;
}

/** Reads an answer as the client does: a handler that drifts from its declaration fails here. */
export const readAnswer = <Output>(call: Answered<Output>, body: unknown): Output =>
  call.toResult(v.parse(call.answer, body) as never);
