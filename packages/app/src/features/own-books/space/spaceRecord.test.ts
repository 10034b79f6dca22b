import type { SpaceBook } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { createStorage } from '../../../storage/createStorage.ts';
import { fakeStorage } from '../../../testing/fakeStorage.ts';
import { toldBooks } from '../../../services/toldBooks.ts';
import { loadKnownBooks, mergeKnownBooks, saveKnownBooks, setKnownState } from './spaceRecord.ts';

const book = (bookId: string, change: Partial<SpaceBook> = {}): SpaceBook => ({
  bookId,
  upload: '0f'.repeat(16),
  title: '夜渡',
  author: '',
  format: 'txt',
  bytes: 9,
  isWhole: true,
  at: 1,
  ...change,
});

const states = (storage: ReturnType<typeof createStorage>) =>
  loadKnownBooks(storage).map(({ bookId, state }) => [bookId, state]);

describe('what a device knows of the space of the account', () => {
  it('keeps a book off the shelf that was taken off it, and syncs what is marked in one that is gone from the space', () => {
    const storage = createStorage(() => fakeStorage());
    const hear = (books: readonly SpaceBook[]) =>
      saveKnownBooks(storage, mergeKnownBooks(loadKnownBooks(storage), books));
    hear([book('local-1'), book('local-2'), book('local-3', { isWhole: false })]);
    expect(states(storage)).toEqual([
      ['local-1', 'there'],
      ['local-2', 'there'],
    ]);
    setKnownState(storage, ['local-1'], 'hidden');
    hear([book('local-1')]);
    expect(states(storage)).toEqual([
      ['local-1', 'hidden'],
      ['local-2', 'gone'],
    ]);
    expect(toldBooks(storage)).toEqual(new Set(['local-1', 'local-2']));
    hear([book('local-2')]);
    expect(states(storage)).toEqual([
      ['local-2', 'there'],
      ['local-1', 'gone'],
    ]);
  });

  it.each([[undefined], ['{'], [{}], [[null, 7, { bookId: 'local-1' }]]])('is nothing where %j is stored', (stored) => {
    const storage = createStorage(() => fakeStorage({ own_space: stored }));
    expect(toldBooks(storage).has('local-2')).toBe(false);
    expect(loadKnownBooks(storage)).toEqual([]);
  });
});
