import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadRequest } from '../calls/callErrors.ts';
import { checkNesting } from './checkNesting.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

describe('a field', () => {
  it.each([
    ['a number', 5],
    ['a text', '[卷一] 灯火'],
    ['a text that only looks like an object', '{灯火'],
    ['nothing', null],
    ['five levels', nested(5)],
    ['five levels as text', JSON.stringify(nested(5))],
    ['a name that merely contains another', { constructors: 1 }],
  ])('may be %s', (_case, value) => {
    expect(() => checkNesting(value)).not.toThrow();
  });

  it.each([
    ['a sixth level', nested(6)],
    ['a sixth level as text', ` ${JSON.stringify(nested(6))}`],
    ['a very deep text', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['a prototype', JSON.parse('{"a":[{"__proto__":{"x":1}}]}')],
    ['a prototype as text', '{"__proto__":{}}'],
    ['a prototype whose name is written in escapes', '{"\\u005f\\u005fproto\\u005f\\u005f":{}}'],
    ['a constructor', { a: { constructor: {} } }],
    ['a NUL', '灯\0火'],
    ['a NUL in an object', { a: ['灯\0'] }],
    ['a NUL in a name', { 'a\0': 1 }],
    ['a NUL that is written in escapes', '{"a":"\\u0000"}'],
    ['too many entries', Array.from({ length: 50_001 }, () => 0)],
  ])('may not have %s', (_case, value) => {
    expect(() => checkNesting(value)).toThrow(BadRequest);
  });

  it('is let through or refused, and never anything else, whatever it is', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.json(), fc.string()), (value) => {
        try {
          checkNesting(value);
        } catch (error) {
          expect(error).toBeInstanceOf(BadRequest);
        }
      }),
      { numRuns: 500 },
    );
    expect('x' in {}).toBe(false);
  });
});
