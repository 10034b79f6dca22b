import { memoizePerLibraryVersion } from '../database/library/memoizePerLibraryVersion.ts';
import type { Database } from '../database/schema/Database.ts';
import type { BookRow } from '../database/schema/Tables.ts';

export interface BookSelection {
  /** These, in this order; the other conditions then do not apply. */
  ids?: readonly number[];
  category?: string;
  discount?: number;
  isMonthly?: boolean;
  payMode?: string;
  topClass?: number;
  status?: 'ongoing' | 'finished';
  order: 'popular' | 'score' | 'newest' | 'longest' | 'read' | 'random';
  /** One of these is the category or a tag of the book. */
  words?: readonly string[];
  without?: readonly number[];
  /** Books of the order that are left out; an order by chance begins anew each time. */
  offset?: number;
  limit: number;
}

export const shelved = (database: Database) =>
  database
    .selectFrom('book')
    .selectAll('book')
    .where('taken_down', '=', 0)
    .where('hidden', '=', 0)
    .where('list_open', '=', 1)
    .where('cover_open', '=', 1)
    .where('read_open', '=', 1);

const columns = {
  popular: 'popularity',
  score: 'score',
  newest: 'created_at',
  longest: 'word_count',
  read: 'reader_count',
} as const;

function draw<T>(items: readonly T[], count: number, random: () => number): T[] {
  const rest = [...items];
  const drawn: T[] = [];
  while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}

const matching = (database: Database, selection: Omit<BookSelection, 'order' | 'limit'>) => {
  const { ids, category, discount, isMonthly, payMode, topClass, status, words, without = [] } = selection;
  let query = shelved(database);
  if (without.length > 0) query = query.where('id', 'not in', without);
  if (ids) return query.where('id', 'in', ids);
  if (category !== undefined) query = query.where('category', '=', category);
  if (discount !== undefined) query = query.where('discount', '=', discount);
  if (isMonthly !== undefined) query = query.where('is_monthly', '=', isMonthly ? 1 : 0);
  if (payMode !== undefined) query = query.where('pay_mode', '=', payMode);
  if (topClass !== undefined) query = query.where('top_class', '=', topClass);
  if (status !== undefined) query = query.where('status', '=', status);
  if (words !== undefined) {
    query = query.where((where) =>
      where.or([
        ...words.map((word) => where('category', '=', word)),
        ...words.map((word) => where('tags', 'like', `%${JSON.stringify(word).replace(/[%_]/g, '')}%`)),
      ]),
    );
  }
  return query;
};

/** All books of a selection, out of which a few are drawn again and again. */
const drawnFrom = memoizePerLibraryVersion({
  load: (database, selection: Omit<BookSelection, 'order' | 'limit'>) => matching(database, selection).execute(),
  keyOf: ({ category, discount, isMonthly, payMode, topClass, status, words }) =>
    JSON.stringify({ category, discount, isMonthly, payMode, topClass, status, words }),
  max: 20,
  isCacheable: (books) => books.length <= 1000,
});

/** Books that are on the shelf and meet the conditions, in the order asked for. */
export async function selectBooks(
  database: Database,
  selection: BookSelection,
  random: () => number,
): Promise<BookRow[]> {
  const { ids, order, offset = 0, limit } = selection;
  if (ids?.length === 0) return [];
  if (ids) {
    const books = await matching(database, selection).execute();
    return ids.flatMap((id) => books.filter((book) => book.id === id)).slice(offset, offset + limit);
  }
  if (order === 'random') {
    const { without = [], ...pool } = selection;
    const books = (await drawnFrom(database, pool)).filter(({ id }) => !without.includes(id));
    return draw(books, limit, random);
  }
  return matching(database, selection)
    .orderBy(columns[order], (by) => by.desc().nullsLast())
    .orderBy('id', 'asc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function countBooks(
  database: Database,
  selection: Omit<BookSelection, 'order' | 'limit'>,
): Promise<number> {
  if (selection.ids?.length === 0) return 0;
  const { count } = await matching(database, selection)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
