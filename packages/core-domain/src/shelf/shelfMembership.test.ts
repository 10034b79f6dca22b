import { describe, expect, it } from 'vitest';
import { addBooks, removeBooks, updateBook } from './changeShelf.ts';
import { emptyShelfRecord } from './ShelfRecord.ts';
import { shelfMembership } from './shelfMembership.ts';

const empty = emptyShelfRecord('phone');
const kept = addBooks(empty, [{ bookId: 'a', details: { title: '', author: '', coverUrl: '', format: 1 } }], 5);

describe('shelfMembership', () => {
  it.each([
    [false, 'absent'],
    [true, 'adding'],
  ])('of a book not on the shelf, being added: %s, is %s [ENUM-25]', (isAdding, membership) => {
    expect(shelfMembership(empty, 'a', isAdding)).toBe(membership);
    expect(shelfMembership(kept, 'b', isAdding)).toBe(membership);
    expect(shelfMembership(removeBooks(kept, ['a'], 6), 'a', isAdding)).toBe(membership);
    expect(
      shelfMembership(updateBook(empty, 'a', { chapter: '', chapterTitle: '', percent: 1 }, 5), 'a', isAdding),
    ).toBe(membership);
  });

  it('of a book on the shelf is kept [ENUM-25]', () => {
    expect(shelfMembership(kept, 'a', true)).toBe('kept');
    expect(shelfMembership(kept, 'a', false)).toBe('kept');
  });
});
