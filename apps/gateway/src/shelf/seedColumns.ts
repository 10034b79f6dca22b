import * as v from 'valibot';
import { inTransaction } from '../database/inTransaction.ts';
import { loadSeed } from '../seeds/loadSeed.ts';
import type { SeedTarget } from '../seeds/SeedTarget.ts';

const columnsFile = v.record(v.string(), v.array(v.string()));

/** Writes the columns of the sample library, such as the books that a new reader's shelf is filled from. */
export async function seedColumns({ database, folder, ids }: SeedTarget): Promise<void> {
  const columns = await loadSeed(folder, 'columns.json', columnsFile);
  const rows = Object.entries(columns).flatMap(([column_id, slugs]) =>
    slugs.flatMap((slug, place) => {
      const book_id = ids.get(slug);
      return book_id === undefined ? [] : [{ column_id, position: place + 1, book_id }];
    }),
  );
  await inTransaction(database, async (transaction) => {
    await transaction.deleteFrom('book_column').where('column_id', 'in', Object.keys(columns)).execute();
    if (rows.length > 0) await transaction.insertInto('book_column').values(rows).execute();
  });
}
