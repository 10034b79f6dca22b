import { describe, expect, it } from 'vitest';
import { bookAccess } from '../access/bookAccess.ts';
import { guestMember } from '../member/Member.ts';
import { aChapter } from '../testing/aChapter.ts';
import { BookFormat } from './Book.ts';
import { coverOpening } from './bookOpening.ts';
import { bookWithoutInfo } from './bookWithoutInfo.ts';

describe('a book of which only its id is known [READER-47]', () => {
  const book = bookWithoutInfo('1001', BookFormat.Epub);

  it('opens', () => {
    expect(coverOpening(book)).toEqual({ opens: true });
    expect([book.bookId, book.format]).toEqual(['1001', 2]);
  });

  it.each([
    ['a free chapter', { isFree: true }, { locked: false, grant: 'free-chapter' }],
    ['a bought chapter', { isFree: false, isBought: true }, { locked: false, grant: 'bought-chapter' }],
    ['nothing that is sold', { isFree: false, isBought: false }, { locked: true, reason: 'unpaid' }],
  ] as const)('gives %s', (_name, change, access) => {
    expect(bookAccess({ book, member: guestMember })(aChapter(change))).toEqual(access);
  });
});
