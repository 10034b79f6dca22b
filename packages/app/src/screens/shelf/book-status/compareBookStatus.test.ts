import { expect, it } from 'vitest';
import { compareBookStatus } from './compareBookStatus.ts';

const known = { bookId: '1', chapterCount: 10, updatedAt: 100 };
const grown = { bookId: '1', newChapters: 2, updatedAt: 200, isTakenDown: false };
const seen = { bookId: '1', chapterCount: 12, updatedAt: 200 };

it.each([
  ['grew since', { known, status: grown, readAt: undefined }, { mark: 'updated', known, seen }],
  ['was read before it grew', { known, status: grown, readAt: 199_999 }, { mark: 'updated', known, seen }],
  ['was read since it grew', { known, status: grown, readAt: 200_000 }, { mark: undefined, known: seen, seen }],
  [
    'grew, the server does not say when',
    { known, status: { ...grown, updatedAt: 0 }, readAt: 5 },
    { mark: 'updated', known, seen: { ...seen, updatedAt: 100 } },
  ],
  [
    'did not grow',
    { known, status: { ...grown, newChapters: 0, updatedAt: 100 }, readAt: undefined },
    { mark: undefined, known, seen: known },
  ],
  [
    'is looked at for the first time',
    { known: undefined, status: { ...grown, newChapters: 12 }, readAt: undefined },
    { mark: undefined, known: seen, seen },
  ],
  [
    'was taken down',
    { known, status: { ...grown, newChapters: 0, updatedAt: 0, isTakenDown: true }, readAt: undefined },
    { mark: 'taken-down', known, seen: known },
  ],
  ['the server does not know', { known, status: undefined, readAt: 5 }, { mark: undefined, known, seen: known }],
])('a book that %s [SHELF-09] [SHELFSYNC-25]', (_, facts, comparison) => {
  expect(compareBookStatus('1', facts)).toEqual(comparison);
});
