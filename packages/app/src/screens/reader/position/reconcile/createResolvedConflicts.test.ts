import { expect, it } from 'vitest';
import { createStorage } from '../../../../storage/createStorage.ts';
import { fakeStorage } from '../../../../testing/fakeStorage.ts';
import { createResolvedConflicts } from './createResolvedConflicts.ts';

const stamps = (values: Readonly<Record<string, unknown>> = {}) =>
  createResolvedConflicts(createStorage(() => fakeStorage(values)));

it('remembers the last place that was asked about, of each book', () => {
  const settled = stamps();
  settled.keep('1', { time: 5, device: 'a' });
  settled.keep('2', { time: 6, device: 'b' });
  settled.keep('1', { time: 9, device: 'c' });
  expect(settled.of('1')).toEqual({ time: 9, device: 'c' });
  expect(settled.of('2')).toEqual({ time: 6, device: 'b' });
  expect(settled.of('3')).toBeUndefined();
});

it('forgets the oldest of more than a hundred books, and what is damaged', () => {
  const settled = stamps({ settled_progress: [['x', 'no stamp'], 7] });
  for (let book = 0; book <= 100; book += 1) settled.keep(String(book), { time: book, device: 'a' });
  expect(settled.of('0')).toBeUndefined();
  expect(settled.of('1')).toBeDefined();
  expect(settled.of('x')).toBeUndefined();
});
