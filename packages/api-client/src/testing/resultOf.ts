import * as v from 'valibot';
import { calls } from '../calls/index.ts';

interface Answered {
  answer: v.GenericSchema;
  toResult: (answer: never) => unknown;
}

/** What a call's caller gets of an answer in its right state; throws where it is refused. */
export const resultOf = (name: keyof typeof calls, answer: object): unknown => {
  const call: Answered = calls[name];
  return call.toResult(v.parse(call.answer, answer) as never);
};
