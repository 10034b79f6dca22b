import type { Database } from '../database/schema/Database.ts';

/** Ids of the sample library and of whatever ships with the product lie below it. */
export const FIRST_OWN_BOOK = 10_001;

/**
 * The first id of a table that was never given away: readers keep ids in their shelves and bookmarks, so that one of a
 * removed book must not come back as another book. Only under the library's lock is it still free when it is used.
 */
export async function nextId(database: Database, table: 'book' | 'chapter', least = 1): Promise<number> {
  const { max } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.max('id').as('max'))
    .executeTakeFirstOrThrow();
  const kept = await database.selectFrom('id_floor').select('floor').where('name', '=', table).executeTakeFirst();
  return Math.max(least, (max ?? 0) + 1, kept?.floor ?? 1);
}
