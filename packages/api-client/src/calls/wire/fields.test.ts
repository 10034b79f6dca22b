import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  wireBeans,
  wireFlag,
  wireId,
  wireJson,
  wireList,
  wireNullable,
  wireNumber,
  wirePrice,
  wireText,
} from './fields.ts';

describe('a number of the wire', () => {
  it.each([
    [8, 8],
    ['8', 8],
    [' 8.50 ', 8.5],
    ['-3', -3],
    ['+5', 5],
    ['0012', 12],
  ])('%j is %d', (written, value) => {
    expect(v.parse(wireNumber, written)).toBe(value);
  });

  it.each([
    '',
    ' ',
    '0x10',
    '1e3',
    '1,000',
    '12元',
    '１２',
    'NaN',
    'Infinity',
    '5e-324',
    1.8e305,
    '9'.repeat(20),
    null,
    true,
    [],
  ])('%j is rejected: no amount of money is guessed', (written) => {
    expect(v.is(wireNumber, written)).toBe(false);
  });
});

describe('a price of the wire', () => {
  it.each([
    [8, true, true],
    ['8', true, true],
    [0, true, true],
    ['8.5', true, false],
    [-1, false, false],
    ['-0.5', false, false],
    [null, false, false],
  ])('%j: in yuan or as a rate %s, in beans %s', (written, isPrice, isBeans) => {
    expect([v.is(wirePrice, written), v.is(wireBeans, written)]).toEqual([isPrice, isBeans]);
  });
});

/** A JSON object of so many characters. */
const long = (length: number) => `{"a":"${'x'.repeat(length - 8)}"}`;

describe('what else stands on the wire', () => {
  it('is text of 2,000 characters at most, or a number in its place', () => {
    expect(v.parse(wireText, 7)).toBe('7');
    expect(['x'.repeat(2000), 'x'.repeat(2001), null].map((text) => v.is(wireText, text))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it.each(['', 'a/b', '..', '__proto__', 'a b', '灯', 'x'.repeat(41), -1.5, null])('is no id: %j', (id) => {
    expect(v.is(wireId, id)).toBe(false);
    expect(v.is(wireId, 'x'.repeat(40))).toBe(true);
  });

  it.each([1, '1', true, 'true', ' 1 '])('is a flag that is set: %j', (flag) => {
    expect(v.parse(wireFlag, flag)).toBe(true);
  });

  it.each([0, '0', false, '', 'false', 2, 'yes', undefined])('is a flag that is not set: %j', (flag) => {
    expect(v.parse(wireFlag, flag)).toBe(false);
  });

  it.each([undefined, null])('is left out where it is %j', (value) => {
    expect(v.parse(wireNullable(wireNumber), value)).toBeUndefined();
    expect(v.is(wireNullable(wireNumber), 'x')).toBe(false);
  });

  it.each([undefined, null])('is a list that was left out: %j', (list) => {
    expect(v.parse(wireList(wireId), list)).toEqual([]);
  });

  it('is JSON inside a form, without keys that reach into prototypes, and 200,000 characters at most (E4)', () => {
    const json = wireJson(v.record(v.string(), v.string()));
    expect(v.parse(json, '{"a":"1"}')).toEqual({ a: '1' });
    for (const hostile of ['{"__proto__":"1"}', '{"constructor" : "1"}', '{"prototype":"1"}', '{"a":']) {
      expect(v.is(json, hostile)).toBe(false);
    }
    expect([v.is(json, long(200_000)), v.is(json, long(200_001))]).toEqual([true, false]);
  });
});
