import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aShelfAction } from '../testing/aShelfAction.ts';
import { PRESET_BOOKS_MAX, presetBooks, shelfLoadSteps } from './presetBooks.ts';
import { ShelfActionKind, shelfOfActions } from './ShelfAction.ts';

const offered = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((bookId) => ({ bookId }));

describe('shelfLoadSteps', () => {
  it('syncs once more for a new user, before anything is added [SHELFSYNC-16]', () => {
    expect(shelfLoadSteps(true)).toEqual(['sync', 'full-sync', 'add-presets']);
    expect(shelfLoadSteps(false)).toEqual(['sync']);
  });
});

describe('presetBooks', () => {
  it('gives six of the offered books by chance [SHELFSYNC-17, CONST-68]', () => {
    expect(PRESET_BOOKS_MAX).toBe(6);
    const first = presetBooks(offered, [], () => 0);
    expect(first.map(({ bookId }) => bookId)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
    const last = presetBooks(offered, [], () => 0.999);
    expect(last.map(({ bookId }) => bookId)).toEqual(['h', 'g', 'f', 'e', 'd', 'c']);
  });

  it('gives none to a shelf with books [SHELFSYNC-17]', () => {
    expect(presetBooks(offered, shelfOfActions([aShelfAction()]), () => 0)).toEqual([]);
  });

  it('gives some to a shelf whose books were all removed', () => {
    const removed = shelfOfActions([aShelfAction({ kind: ShelfActionKind.Delete })]);
    expect(presetBooks(offered, removed, () => 0)).toHaveLength(6);
  });

  it('gives each book once, and no more than there are', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...offered), { maxLength: 10 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        (books, chance) => {
          const chosen = presetBooks(books, [], () => chance.next().value);
          const different = new Set(books.map(({ bookId }) => bookId));
          expect(new Set(chosen.map(({ bookId }) => bookId)).size).toBe(Math.min(6, different.size));
          expect(chosen.length).toBe(Math.min(6, different.size));
        },
      ),
    );
  });
});
