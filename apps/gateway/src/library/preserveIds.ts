import type { Database } from '../database/schema/Database.ts';

/** Notes, in the transaction that writes them, which ids of books and chapters are given away for ever. */
export async function preserveIds(database: Database): Promise<void> {
  for (const name of ['book', 'chapter'] as const) {
    const { max } = await database
      .selectFrom(name)
      .select(({ fn }) => fn.max('id').as('max'))
      .executeTakeFirstOrThrow();
    const floor = (max ?? 0) + 1;
    await database
      .insertInto('id_floor')
      .values({ name, floor })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ floor }).where('id_floor.floor', '<', floor))
      .execute();
  }
}
