import type { Database } from '../database/openDatabase.ts';
import type { BookRow } from '../database/schema.ts';

/** Which books a module or a recommendation shows. */
export interface BookSelection {
  /** These, in this order; the other conditions then do not apply. */
  ids?: readonly number[];
  category?: string;
  discount?: number;
  isMonthly?: boolean;
  payMode?: string;
  topClass?: number;
  status?: 'ongoing' | 'finished';
  order: 'popular' | 'score' | 'newest' | 'longest' | 'random';
  without?: readonly number[];
  limit: number;
}

const shelved = (database: Database) =>
  database
    .selectFrom('book')
    .selectAll()
    .where('taken_down', '=', 0)
    .where('hidden', '=', 0)
    .where('list_open', '=', 1)
    .where('cover_open', '=', 1)
    .where('read_open', '=', 1);

const columns = { popular: 'popularity', score: 'score', newest: 'created_at', longest: 'word_count' } as const;

/** A few of many, each as likely as the next. */
function draw<T>(items: readonly T[], count: number, random: () => number): T[] {
  const rest = [...items];
  const drawn: T[] = [];
  while (drawn.length < count && rest.length > 0) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}

/** Books that are on the shelf and meet the conditions, in the order asked for. */
export async function selectBooks(
  database: Database,
  selection: BookSelection,
  random: () => number,
): Promise<BookRow[]> {
  const { ids, category, discount, isMonthly, payMode, topClass, status, order, without = [], limit } = selection;
  let query = shelved(database);
  if (without.length > 0) query = query.where('id', 'not in', without);
  if (ids) {
    if (ids.length === 0) return [];
    const books = await query.where('id', 'in', ids).execute();
    return ids.flatMap((id) => books.filter((book) => book.id === id)).slice(0, limit);
  }

  if (category !== undefined) query = query.where('category', '=', category);
  if (discount !== undefined) query = query.where('discount', '=', discount);
  if (isMonthly !== undefined) query = query.where('is_monthly', '=', isMonthly ? 1 : 0);
  if (payMode !== undefined) query = query.where('pay_mode', '=', payMode);
  if (topClass !== undefined) query = query.where('top_class', '=', topClass);
  if (status !== undefined) query = query.where('status', '=', status);
  if (order === 'random') return draw(await query.execute(), limit, random);
  return query.orderBy(columns[order], 'desc').orderBy('id', 'asc').limit(limit).execute();
}
