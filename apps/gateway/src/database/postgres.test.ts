import { describe, expect, it } from 'vitest';
import { exactNumber } from './postgres.ts';

describe('a number that PostgreSQL writes as text', () => {
  it.each([
    ['0', 0],
    ['-12', -12],
    ['1790000000123', 1_790_000_000_123],
    ['9007199254740991', Number.MAX_SAFE_INTEGER],
    ['12.5', 12.5],
  ])('%s is %d', (text, value) => {
    expect(exactNumber(text)).toBe(value);
  });

  it.each(['9007199254740992', '-9223372036854775808'])('%s is refused instead of rounded', (text) => {
    expect(() => exactNumber(text)).toThrow(RangeError);
  });
});
