import { sql, type Transaction } from 'kysely';
import { CallError } from '../calls/callErrors.ts';
import type { Tables } from '../database/schema/Tables.ts';
import type { ItemKind, ItemTableName } from './ItemKind.ts';

/** Rows of one statement: databases bound the values that a statement carries. */
const WRITTEN_ROWS = 100;

async function selectStored<Item extends { id: string }>(
  { table, parse }: ItemKind<Item>,
  transaction: Transaction<Tables>,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Item>> {
  const rows = await transaction
    .selectFrom(table)
    .select(['id', 'content'])
    .where('user_id', '=', userId)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.flatMap(({ id, content }) => {
      const item = parse(JSON.parse(content));
      return item ? [[id, item] as const] : [];
    }),
  );
}

const countOf = async (table: ItemTableName, transaction: Transaction<Tables>, userId: string) => {
  const { live, all, highest } = await transaction
    .selectFrom(table)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      sql<number | string | null>`sum(1 - is_deleted)`.as('live'),
      fn.max('revision').as('highest'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { live: Number(live ?? 0), all, highest: highest ?? 0 };
};

/** The removed ones that changed longest ago go: nobody is likely to bring them back. */
const forgetRemoved = (table: ItemTableName, transaction: Transaction<Tables>, userId: string, count: number) =>
  transaction
    .deleteFrom(table)
    .where('user_id', '=', userId)
    .where('id', 'in', (query) =>
      query
        .selectFrom(table)
        .select('id')
        .where('user_id', '=', userId)
        .where('is_deleted', '=', 1)
        .orderBy('revision')
        .limit(count),
    )
    .execute();

/**
 * Takes what a device changed into an account's items, all of it or none.
 * @throws CallError where the account would have more than `limits` allow.
 */
export async function takeItems<Item extends { id: string }>(
  kind: ItemKind<Item>,
  transaction: Transaction<Tables>,
  userId: string,
  changes: readonly Item[],
  nowMs: number,
): Promise<void> {
  const { table, merge, isLive, bound, limits, full } = kind;
  const ids = changes.map(({ id }) => id);
  const stored = await selectStored(kind, transaction, userId, ids);
  const merged = new Map(stored);
  for (const change of changes) {
    const old = merged.get(change.id);
    const bounded = bound(change, old, nowMs);
    merged.set(change.id, old ? merge(old, bounded) : bounded);
  }
  const changed = [...merged.values()].filter((item) => item !== stored.get(item.id));
  if (changed.length === 0) return;

  const { live, all, highest } = await countOf(table, transaction, userId);
  const added = changed.reduce((count, item) => {
    const old = stored.get(item.id);
    return count + Number(isLive(item)) - Number(old !== undefined && isLive(old));
  }, 0);
  if (added > 0 && live + added > limits.maxLive) throw new CallError(full.state, full.message);
  const rows = changed.map((item, at) => ({
    user_id: userId,
    id: item.id,
    revision: highest + 1 + at,
    is_deleted: isLive(item) ? (0 as const) : (1 as const),
    content: JSON.stringify(item),
  }));
  for (let from = 0; from < rows.length; from += WRITTEN_ROWS) {
    await transaction
      .insertInto(table)
      .values(rows.slice(from, from + WRITTEN_ROWS))
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'id']).doUpdateSet((row) => ({
          revision: row.ref('excluded.revision'),
          is_deleted: row.ref('excluded.is_deleted'),
          content: row.ref('excluded.content'),
        })),
      )
      .execute();
  }
  const tooMany = all + changed.filter(({ id }) => !stored.has(id)).length - limits.maxRows;
  if (tooMany > 0) await forgetRemoved(table, transaction, userId, tooMany);
}
