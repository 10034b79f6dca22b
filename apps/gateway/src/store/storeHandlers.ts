import { rowId } from '../database/rowId.ts';
import type { StoreModuleTable } from '../database/schema/Tables.ts';
import type { CallAnswer, Calls } from '@shuye/api-client/calls';
import { HOME_PAGE, MONTHLY_PAGE } from '@shuye/core-domain/bookstore';
import type { Selectable } from 'kysely';
import { CallError } from '../calls/callErrors.ts';
import type { ModulePlan, PlannedItem } from './ModulePlan.ts';
import { selectBooks } from '../books/selectBooks.ts';
import type { CallContext } from '../calls/CallContext.ts';
import type { Handlers } from '../calls/Handler.ts';
import { toWireBrief } from '../books/toWireBook.ts';

type WireModule = CallAnswer<Calls['storeModule']>['model'];

const NOT_FOUND = 404;
/** What the product itself leads to is there, also where nobody planned it yet. */
const LINKED_PAGES: ReadonlySet<string> = new Set([HOME_PAGE, MONTHLY_PAGE]);

const toWireItem = (item: PlannedItem) => ({
  name: item.name,
  actionType: 'route',
  scheme: item.route,
  icon: item.icon ?? '',
  pic: item.picture ?? '',
  badgeTxt: item.badge ?? '',
});

/** The first end of the limited-free offers shown: when it is reached, the module is asked for again. */
const endTime = (ends: readonly (number | null)[], nowMs: number): number | undefined => {
  const open = ends.filter((end): end is number => end !== null && end > nowMs / 1000);
  return open.length > 0 ? Math.min(...open) : undefined;
};

async function build(row: Selectable<StoreModuleTable>, { database, nowMs, random }: CallContext): Promise<WireModule> {
  const plan = JSON.parse(row.plan) as ModulePlan;
  const books = plan.books ? await selectBooks(database, plan.books, random) : [];
  const end = endTime(
    books.map((book) => book.limited_free_end),
    nowMs,
  );
  return {
    id: row.id,
    template: row.template,
    title: row.title,
    props: {
      redirectType: plan.redirect ?? '',
      scheme: plan.scheme ?? '',
      ...(plan.maxNumber === undefined ? {} : { maxNumber: plan.maxNumber }),
    },
    data: {
      items: [
        ...books.map((book) => ({ ...toWireBrief(book), actionType: 'book' })),
        ...(plan.items ?? []).map(toWireItem),
      ],
      currentTime: Math.floor(nowMs / 1000),
      ...(end === undefined ? {} : { endTime: end }),
    },
  };
}

export const storeHandlers: Pick<Handlers, 'storePage' | 'storeModule'> = {
  storePage: async ({ page }, context) => {
    const rows = await context.database
      .selectFrom('store_module')
      .selectAll()
      .where('page', '=', page)
      .orderBy('position')
      .execute();
    if (rows.length === 0 && !LINKED_PAGES.has(page)) throw new CallError(NOT_FOUND, '没有这个页面');
    const models = await Promise.all(rows.map((row) => build(row, context)));
    return {
      models: models.filter(({ data }) => (data.items ?? []).length > 0),
      switch: { homeRecommend: 1, readReport: 1 },
    };
  },

  storeModule: async ({ page, modelId }, context) => {
    const id = rowId(modelId);
    const rows = context.database.selectFrom('store_module').selectAll().where('page', '=', page);
    const row = id === undefined ? undefined : await rows.where('id', '=', id).executeTakeFirst();
    if (!row) throw new CallError(NOT_FOUND, '没有这个栏目');
    return { model: await build(row, context) };
  },
};
