import {
  buyChapter,
  createOrder,
  createRestoreCopy,
  deleteAccount,
  setAutoBuy,
  writeRestoreCopy,
} from '@shuye/api-client/calls';
import { MAX_AUTO_BUYS } from '@shuye/core-domain/auto-buy';
import { OrderPayMode } from '@shuye/core-domain/host';
import { sql } from 'kysely';
import { MAX_RESTORE_COPIES } from '../restore/restoreHandlers.ts';
import { createTestShop } from './createTestShop.ts';
import { sendCall } from './sendCall.ts';
import { NOW, startTestGateway } from './startTestGateway.ts';

/** Prepares what a refusal needs, in the full shop or beside it, and gives the answer. */
export type Prepared = (shop: Awaited<ReturnType<typeof createTestShop>>) => Promise<unknown>;

const terms = { chapterLimit: 1, dayLimit: 1 };

/** The chapter costs more than its reader agreed to. */
const beyondTerms: Prepared = async ({ aReader }) => {
  const { send } = await aReader(100);
  await send(setAutoBuy, { bookId: '1001', terms });
  return send(buyChapter, { bookId: '1001', chapterId: '5002', act: 'auto' });
};

const manyAutoBuys: Prepared = async ({ aReader, database }) => {
  const { userId, send } = await aReader();
  const row = { user_id: userId, chapter_limit: 1, day_limit: 1, created_at: 0 };
  const rows = Array.from({ length: MAX_AUTO_BUYS }, (_, at) => ({ ...row, book_id: 5000 + at }));
  await database.insertInto('auto_buy').values(rows).execute();
  return send(setAutoBuy, { bookId: '1001', terms });
};

const noCashier: Prepared = async () => {
  const { aReader } = await createTestShop({ pay: { callbackKey: undefined, sampleCashier: false } });
  const { send } = await aReader();
  return send(createOrder, { product: { productId: '1', priceYuan: 1 }, payMode: OrderPayMode.Bridge });
};

const oldLogin: Prepared = async ({ aReader, database }) => {
  const { userId, send } = await aReader();
  await database.updateTable('session').set({ began_at: 0 }).where('user_id', '=', userId).execute();
  return send(deleteAccount, undefined);
};

const locator = '1'.repeat(32);

/** The copy has no revision 7. */
const otherRevision: Prepared = async ({ ask }) => {
  await sendCall(ask, createRestoreCopy, { locator });
  const piece = { locator, revision: 7, draft: locator, ordinal: 0, pieces: 1, content: 'AAAA' };
  return (await sendCall(ask, writeRestoreCopy, piece)).body;
};

/** A gateway keeps as many copies as it may. */
const manyCopies: Prepared = async () => {
  const { ask, database } = await startTestGateway();
  await sql`
    with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${MAX_RESTORE_COPIES})
    insert into restore_copy (locator_hash, revision, draft, used_at)
    select cast(n as text), 1, '', ${NOW} from numbers`.execute(database);
  return (await sendCall(ask, createRestoreCopy, { locator })).body;
};

/** Refusals that take more than a request. */
export const preparedRefusals = { beyondTerms, manyAutoBuys, noCashier, oldLogin, otherRevision, manyCopies };
