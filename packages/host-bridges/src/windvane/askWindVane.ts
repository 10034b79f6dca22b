import type { Ask } from '../createRequester.ts';
import { fieldsOf } from '../native/answerFields.ts';
import { bridgeFaults } from '../request/bridgeFaults.ts';
import { parseRet } from './parseRet.ts';
import type { WindVaneCall } from './WindVaneCalls.ts';
import type { WindVaneObject } from './WindVaneWindow.ts';

const isRefused = (answer: unknown): boolean => !['', 'HY_SUCCESS', 'SUCCESS'].includes(parseRet(answer));

/** Calls WindVane as `calls` translates. A success whose `ret` says otherwise is a failure. */
export const askWindVane =
  (windVane: WindVaneObject, calls: Readonly<Partial<Record<string, WindVaneCall>>>): Ask =>
  (method, params, reply) => {
    const call = calls[method];
    if (!call) throw bridgeFaults.noMethod(method);
    const [className = '', name = ''] = call.name.split('.');
    const fail = (answer: unknown): void => {
      const meant = call.failure?.(fieldsOf(answer));
      if (meant === undefined) reply.fail(answer);
      else reply.ok(meant);
    };
    // Native code calls back: what is thrown there is lost.
    const succeed = (answer: unknown): void => {
      if (isRefused(answer)) return fail(answer);
      reply.ok(call.answer ? call.answer(fieldsOf(answer)) : answer);
    };
    windVane.call(className, name, call.params?.(fieldsOf(params)) ?? params, succeed, fail);
  };
