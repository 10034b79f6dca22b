import { nameId } from './nameId.ts';
import { listCategories } from './listCategories.ts';
import { countBooks, selectBooks, type BookSelection } from '../books/selectBooks.ts';
import type { Database } from '../database/schema/Database.ts';
import type { Handlers } from '../calls/Handler.ts';
import { CallError } from '../calls/callErrors.ts';
import { coverUrl, toWireBrief } from '../books/toWireBook.ts';
import { MAX_PAGES, clamp } from '../calls/clamp.ts';

const CLASSES = [
  { topClass: 502, name: '小说' },
  { topClass: 501, name: '出版' },
  { topClass: 503, name: '短篇' },
] as const;

const ORDERS: ReadonlyArray<NonNullable<BookSelection['order']>> = ['popular', 'score', 'newest', 'longest'];
const STATUSES: ReadonlyMap<string | undefined, BookSelection['status']> = new Map([
  ['1', 'ongoing'],
  ['2', 'finished'],
]);
const MAX_PAGE_SIZE = 50;
const NO_SUCH_CATEGORY = 404;

/** The books that an id stands for: a category, or a category within one class. */
async function selectionOf(
  database: Database,
  cid: string,
): Promise<Pick<BookSelection, 'category' | 'topClass'> | undefined> {
  for (const { categoryId, name, topClass } of await listCategories(database)) {
    if (categoryId === cid) return { category: name, topClass };
    if (nameId('category', name) === cid) return { category: name };
  }
  return undefined;
}

export const categoryHandlers: Pick<Handlers, 'categoryPage' | 'rankClasses' | 'categoryBooks'> = {
  categoryPage: async (_request, { database }) => {
    const categories = await listCategories(database);
    const groups = CLASSES.map(({ topClass, name: group }) => ({
      group,
      items: categories
        .filter((category) => category.topClass === topClass)
        .map(({ categoryId, name, relatedTag, best }) => ({
          cid: categoryId,
          title: name,
          relatedName: relatedTag,
          category: group,
          cover: coverUrl(best),
        })),
    }));
    return { data: groups.filter(({ items }) => items.length > 0) };
  },

  rankClasses: async (_request, { database }) => {
    const names = new Set((await listCategories(database)).map(({ name }) => name));
    return { data: [...names].map((name) => ({ cid: nameId('category', name), name })) };
  },

  categoryBooks: async ({ cid, page, size, status, sort }, { database, random }) => {
    const category = await selectionOf(database, cid);
    if (!category) throw new CallError(NO_SUCH_CATEGORY, '没有这个分类');
    const chosen = STATUSES.get(status);
    const selection = { ...category, ...(chosen ? { status: chosen } : {}) };
    const limit = clamp(size, MAX_PAGE_SIZE);
    const total = await countBooks(database, selection);
    const order = ORDERS.find((known) => known === sort) ?? 'popular';
    const offset = (clamp(page, MAX_PAGES) - 1) * limit;
    const books = await selectBooks(database, { ...selection, order, offset, limit }, random);
    return { data: books.map(toWireBrief), info: { total, totalPage: Math.ceil(total / limit) } };
  },
};
