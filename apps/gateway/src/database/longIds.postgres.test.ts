import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { requireBook } from '../books/requireBook.ts';
import { CallError } from '../calls/callErrors.ts';
import { aBookRow } from '../testing/aBookRow.ts';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';

const BEYOND_FOUR_BYTES = 5_000_000_000_001;

describe('ids in PostgreSQL', () => {
  it('have eight bytes in every column that names a row', async () => {
    const database = await openTestDatabase();
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and data_type in ('integer', 'smallint') and column_name ~ '(^|_)id$'`.execute(
      database,
    );
    expect(rows).toEqual([]);
  });

  it('lead to their books beyond four bytes', async () => {
    const database = await openTestDatabase();
    await database
      .insertInto('book')
      .values(aBookRow({ id: BEYOND_FOUR_BYTES }))
      .execute();
    expect(await requireBook(database, String(BEYOND_FOUR_BYTES))).toMatchObject({ id: BEYOND_FOUR_BYTES });
    await expect(requireBook(database, String(BEYOND_FOUR_BYTES + 1))).rejects.toThrow(CallError);
  });
});
