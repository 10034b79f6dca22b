import type { Database } from '../database/schema/Database.ts';
import type { ItemKind } from './ItemKind.ts';

/** Items of one answer: half a megabyte at most. */
export const ANSWERED_ITEMS = 100;

/** What changed of an account's items since a revision, the earliest first. */
export async function selectItems<Item extends { id: string }>(
  { table, parse }: Pick<ItemKind<Item>, 'table' | 'parse'>,
  database: Database,
  userId: string,
  since: number,
) {
  const rows = await database
    .selectFrom(table)
    .select(['revision', 'content'])
    .where('user_id', '=', userId)
    .where('revision', '>', since)
    .orderBy('revision')
    .limit(ANSWERED_ITEMS + 1)
    .execute();
  const shown = rows.slice(0, ANSWERED_ITEMS);
  const items = shown.map(({ content }) => parse(JSON.parse(content))).filter((item) => item !== undefined);
  const last = shown.at(-1);
  if (last) return { items, revision: last.revision, hasMore: rows.length > shown.length ? 1 : 0 };
  const { highest } = await database
    .selectFrom(table)
    .select(({ fn }) => fn.max('revision').as('highest'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  // A device that knows more than there is knows a former database: it asks for all.
  return { items, revision: Math.min(since, highest ?? 0), hasMore: 0 };
}
