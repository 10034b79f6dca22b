import { shelfOfActions, isKept } from '@shuye/core-domain/shelf';
import type { Database } from '../src/database/schema/Database.ts';
import { auditLedger } from '../src/money/auditLedger.ts';
import { balanceOf } from '../src/money/ledger.ts';
import type { Operation, CrashTestReader } from './Operation.ts';
import { FIRST_BEANS, PRICE, TICKET, TICKETS } from './seedShop.ts';

const ofKind = <Kind extends Operation['kind']>(operations: readonly Operation[], kind: Kind) =>
  operations.filter((operation): operation is Extract<Operation, { kind: Kind }> => operation.kind === kind);

/** What the database should hold of these changes, and does not; or holds of them twice. */
async function lossesOf(database: Database, userId: string, operations: readonly Operation[], isAll: boolean) {
  const byHand = ofKind(operations, 'purchase');
  const automatic = ofKind(operations, 'automatic purchase');
  const purchases = [...byHand, ...automatic];
  const owned = await database.selectFrom('entitlement').select('chapter_id').where('user_id', '=', userId).execute();
  const ids = new Set(owned.map(({ chapter_id }) => chapter_id));
  const losses = purchases
    .filter(({ chapterId }) => !ids.has(chapterId))
    .map(({ chapterId }) => `chapter ${chapterId}`);

  const payments = ofKind(operations, 'payment');
  const orders = await database.selectFrom('top_up_order').selectAll().where('user_id', '=', userId).execute();
  const paid = new Set(orders.filter(({ status }) => status === 5).map(({ order_no }) => order_no));
  losses.push(...payments.filter(({ orderNo }) => !paid.has(orderNo)).map(({ orderNo }) => `payment ${orderNo}`));

  const actions = ofKind(operations, 'sync').flatMap((operation) => operation.actions);
  const last = Math.max(0, ...actions.map(({ sequence }) => sequence));
  const device = await database
    .selectFrom('shelf_device')
    .select('last_sequence')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if ((device?.last_sequence ?? 0) < last) losses.push(`shelf changes after ${device?.last_sequence}`);
  if (!isAll) return losses;

  const rows = await database.selectFrom('shelf_entry').selectAll().where('user_id', '=', userId).execute();
  const kept = rows.filter((row) => row.kept === 1).map(({ book_id }) => book_id);
  const expected = shelfOfActions(actions).filter(isKept);
  const same =
    kept.sort().join() ===
    expected
      .map(({ bookId }) => bookId)
      .sort()
      .join();
  if (!same) losses.push(`the shelf is ${kept.join()}`);

  const byChosenTickets = byHand.filter(({ ticketId }) => ticketId !== undefined).length * TICKET;
  // What a ticket holds beyond a price is lost.
  const paidWhole = Math.floor(TICKETS / Math.ceil(PRICE / TICKET));
  const byFirstTickets = Math.min(automatic.length, paidWhole) * PRICE;
  const beans =
    FIRST_BEANS +
    payments.reduce((sum, payment) => sum + payment.beans, 0) -
    (purchases.length * PRICE - byChosenTickets - byFirstTickets);
  const balance = await balanceOf(database, userId);
  if (balance !== beans) losses.push(`the balance is ${balance} instead of ${beans}`);
  if (ids.size !== purchases.length) losses.push(`${ids.size} chapters instead of ${purchases.length}`);
  return losses;
}

const named = (userId: string, losses: readonly string[]): string[] => losses.map((loss) => `${userId}: ${loss}`);

/** Acknowledged changes that are gone, and books that do not balance; nothing else may be missing after a death. */
export async function findLost(database: Database, readers: readonly CrashTestReader[]): Promise<string[]> {
  const found = await auditLedger(database);
  for (const { userId, sent } of readers) {
    const acknowledged = sent.filter(({ answer }) => answer !== undefined).map(({ operation }) => operation);
    found.push(...named(userId, await lossesOf(database, userId, acknowledged, false)));
  }
  return found;
}

/** What is not exactly as if each change that was ever sent had been made once. */
export async function findDifference(database: Database, readers: readonly CrashTestReader[]): Promise<string[]> {
  const found = await auditLedger(database);
  for (const { userId, sent } of readers) {
    const operations = sent.map(({ operation }) => operation);
    found.push(...named(userId, await lossesOf(database, userId, operations, true)));
  }
  return found;
}
