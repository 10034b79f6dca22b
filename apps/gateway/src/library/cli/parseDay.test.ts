import { expect, it } from 'vitest';
import { parseDay } from './parseDay.ts';

it('begins a day at midnight in China', () => {
  expect(new Date(parseDay('2026-11-01')).toISOString()).toBe('2026-10-31T16:00:00.000Z');
});
