import { ImportFailure } from '@shuye/book-importer';
import { WHOLE_BOOK } from '../books/loadOwned.ts';
import type { Database } from '../database/schema/Database.ts';
import type { ChapterRow } from '../database/schema/Tables.ts';

/**
 * Rejects a new text of a book that has lost chapters which readers bought one by one, such as one that was cut off: their
 * ids never come back, so that no later import would give them back to whoever paid for them.
 * @throws ImportFailure naming the first of them.
 */
export async function rejectLostPurchases(
  database: Database,
  bookId: number,
  previous: readonly ChapterRow[],
  keptIds: readonly number[],
): Promise<void> {
  const kept = new Set(keptIds);
  const lost = previous.filter(({ id }) => !kept.has(id));
  if (lost.length === 0) return;
  const rights = await database
    .selectFrom('entitlement')
    .select('chapter_id')
    .distinct()
    .where('book_id', '=', bookId)
    .where('chapter_id', '!=', WHOLE_BOOK)
    .execute();
  const bought = new Set(rights.map(({ chapter_id }) => chapter_id));
  const [first, ...more] = lost.filter(({ id }) => bought.has(id));
  if (!first) return;
  const others = more.length === 0 ? '' : ` and ${more.length} more`;
  throw new ImportFailure(
    `Readers bought “${first.title}”${others}, which the file does not have.`,
    'Import the whole book, or take them away from their buyers by --drop-bought.',
  );
}
