import { expect, it } from 'vitest';
import { answerRows } from '../testing/answerRows.ts';
import { resultOf } from '../testing/resultOf.ts';
import type { calls } from './index.ts';

type Json = Record<string, unknown>;

/** Clocks and ends that decide no right, though others of their name do. */
const LENIENT = new Set(['syncBookmarks serverTime', 'storePage endTime']);

/** Prices and rights: a null of theirs refuses the answer, whether or not they may be missing. */
const STRICT = new Set([
  'price',
  'oriPrice',
  'chapterPrice',
  'balance',
  'discount',
  'tickets',
  'givenType',
  'givenAmount',
  'userInfo',
  'isBuy',
  'isFreeRead',
  'isMonthlyBook',
  'freeStack',
  'payMode',
  'disType',
  'extraDiscount',
  'userMonthlyType',
  'monthlyEnd',
  'superVipEndTime',
  'limitFreeEnd',
  'serverTime',
  'memberInfo',
  'expiredTime',
  'beginTime',
  'superType',
  'monthlyType',
  'monthType',
  'type',
  'endTime',
  'forbiddenTts',
  'hide',
  'listIsOpen',
  'coverIsOpen',
  'readIsOpen',
  'buyIsOpen',
  'isBackUp',
  'isNew',
]);

/** The ways to every named value of an answer. */
function namedValues(answer: object, way: readonly string[] = []): string[][] {
  return Object.entries(answer).flatMap(([name, value]) => {
    const here = [...way, name];
    const inner = typeof value === 'object' && value !== null ? namedValues(value, here) : [];
    return Array.isArray(answer) ? inner : [here, ...inner];
  });
}

/** A copy of `answer` whose value at `way` is `value`; undefined leaves it out. */
function rewritten(answer: object, way: readonly string[], value: unknown): Json {
  const copy = JSON.parse(JSON.stringify(answer)) as Json;
  const last = way.at(-1) ?? '';
  const parent = way.slice(0, -1).reduce<Json>((inner, name) => inner[name] as Json, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

const outcome = (name: keyof typeof calls, answer: object): unknown => {
  try {
    return resultOf(name, answer);
  } catch {
    return 'refused';
  }
};

// The settings of a place are read where they are used.
it.each(answerRows.filter(([, name]) => name !== 'loadResource'))(
  '%s of %s: null says as little as a field that is missing, but a price or a right that is null is refused',
  (_ids, name, answer) => {
    const ways = namedValues(answer);
    const expected = ways.map((way) => {
      const last = way.at(-1) ?? '';
      const isStrict = STRICT.has(last) && !LENIENT.has(`${name} ${last}`);
      return [way.join('.'), isStrict ? 'refused' : outcome(name, rewritten(answer, way, undefined))];
    });
    expect(ways.map((way) => [way.join('.'), outcome(name, rewritten(answer, way, null))])).toEqual(expected);
  },
);
