import { bookAvailability } from '@shuye/core-domain/book';
import { toVisibility } from '../books/toVisibility.ts';
import { WHOLE_BOOK } from '../books/loadOwned.ts';
import type { Database } from '../database/schema/Database.ts';
import type { BookRow } from '../database/schema/Tables.ts';

export interface Closed {
  coverIsOpen: 0;
  /** The first of the chapters that were bought last, where the whole was not. */
  chapterId?: number;
}

const opensToBuyersAlone = (book: BookRow): boolean =>
  !['available', 'unshelved'].includes(bookAvailability({ openness: toVisibility(book) }));

/** Of the books that an account bought, those that are closed to all but their buyers [LOCK-05, LOCK-22]; by id. */
export async function closedToOthers(
  database: Database,
  userId: string,
  books: readonly BookRow[],
): Promise<ReadonlyMap<number, Closed>> {
  const ids = books.filter(opensToBuyersAlone).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const owned = await database
    .selectFrom('entitlement')
    .leftJoin('chapter', 'chapter.id', 'entitlement.chapter_id')
    .select(['entitlement.book_id', 'entitlement.chapter_id', 'chapter.id'])
    .where('entitlement.user_id', '=', userId)
    .where('entitlement.book_id', 'in', ids)
    .orderBy('entitlement.created_at', 'desc')
    .orderBy('chapter.ordinal')
    .execute();
  return new Map(
    ids.map((bookId) => {
      const rights = owned.filter(({ book_id }) => book_id === bookId);
      const chapter = rights.some(({ chapter_id }) => chapter_id === WHOLE_BOOK)
        ? undefined
        : rights.find(({ id }) => id);
      return [bookId, { coverIsOpen: 0, ...(chapter && { chapterId: chapter.chapter_id }) }];
    }),
  );
}
