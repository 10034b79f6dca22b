import * as v from 'valibot';
import { calls } from '../calls/index.ts';

interface Answered {
  answer: v.GenericSchema;
  toResult: (answer: never) => unknown;
}

export const resultOf = (name: keyof typeof calls, answer: object): unknown => {
  const call: Answered = calls[name];
  return call.toResult(v.parse(call.answer, answer) as never);
};
