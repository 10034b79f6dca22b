import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireNumber } from './fields.ts';

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
  ])('%j is none: no sum of money is guessed', (written) => {
    expect(v.is(wireNumber, written)).toBe(false);
  });
});
