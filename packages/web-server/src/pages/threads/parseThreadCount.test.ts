import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { parseThreadCount } from './parseThreadCount.ts';

const parsed = (text?: string) => parseThreadCount(text === undefined ? {} : { SHUYE_RENDERING_THREADS: text });

it('is the number that is set, or that of the processors, but at most 4', () => {
  expect([parsed('1'), parsed('64')]).toEqual([1, 64]);
  expect(parsed()).toBe(Math.min(availableParallelism(), 4));
  expect(parsed('')).toBe(parsed());
});

it.each(['0', '65', '1.5', '-1', 'many', ' 2'])('refuses %j by name', (text) => {
  expect(() => parsed(text)).toThrow(`SHUYE_RENDERING_THREADS is "${text}", but must be a number from 1 to 64.`);
});
