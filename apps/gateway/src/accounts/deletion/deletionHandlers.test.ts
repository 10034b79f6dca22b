import {
  createOrder,
  deleteAccount,
  syncAnnotations,
  syncReadingDays,
  syncShelfGroups,
  syncTextBookmarks,
} from '@shuye/api-client/calls';
import { aSpace, aSpaceFile } from '../../testing/aSpace.ts';
import { anAnnotation } from '@shuye/core-domain/testing';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { auditLedger } from '../../money/auditLedger.ts';
import { createSession } from '../../sessions/createSession.ts';
import { createTestShop } from '../../testing/createTestShop.ts';
import { sendCall } from '../../testing/sendCall.ts';
import { NOW } from '../../testing/startTestGateway.ts';
import { FRESH_LOGIN_MS } from './deletionHandlers.ts';
import { tableFates } from './tableFates.ts';

type Shop = Awaited<ReturnType<typeof createTestShop>>;
type Row = Readonly<Record<string, unknown>>;

const PHONE_HASH = 'hash of a phone';

/** All rows that hold the number of an account, or the hash of its phone, by their tables as the schema lists them. */
async function rowsOf({ database }: Shop, userId: string, phoneHash = ''): Promise<Record<string, number>> {
  const tables = await database.introspection.getTables();
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<Row>`select * from ${sql.table(name)}`.execute(database);
    const own = rows.filter((row) =>
      Object.values(row).some((value) => [userId, `user:${userId}`, phoneHash || userId].includes(String(value))),
    );
    if (own.length > 0) counts[name] = own.length;
  }
  return counts;
}

/** A reader who has a row in every table that knows readers. */
async function aFullReader(shop: Shop) {
  const me = await shop.aReader(500, { tiers: ['super'] });
  const { userId } = me;
  const day = { device: 'phone', day: '2026-09-21', bookId: '1001', begunAtMs: NOW, seconds: 60, words: 400 };
  await me.send(syncAnnotations, { userId, changes: [anAnnotation()], since: 0 });
  const group = { id: 'group.g', at: { time: NOW, device: 'phone' }, value: { name: '言情', rank: 1 } };
  await me.send(syncShelfGroups, { userId, changes: [group], since: 0 });
  const value = {
    bookId: '1001',
    place: { chapterId: 'c1', offset: 4, print: '' },
    chapterTitle: '',
    text: '',
    at: NOW,
  };
  const bookmark = { id: '1001 c1 4', at: { time: NOW, device: 'phone' }, value };
  await me.send(syncTextBookmarks, { userId, changes: [bookmark], since: 0 });
  await me.send(syncReadingDays, { userId, days: [day], clearedAtMs: 0, since: 0 });
  await me.send(createOrder, { product: { productId: '3', priceYuan: 10 }, payMode: 11 }, 'order-key');
  await aSpace(me).upload(aSpaceFile());
  const bought = await shop.database
    .insertInto('purchase')
    .values({
      id: `p${userId}`,
      user_id: userId,
      kind: 'chapter',
      book_id: 1001,
      title: '灯',
      chapter_title: '第1章',
      chapter_count: 1,
      price: 0,
      paid_beans: 0,
      paid_by_tickets: 0,
      created_at: NOW,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const insert = async (table: string, row: Row): Promise<void> => {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(
      shop.database,
    );
  };
  const rows: Readonly<Record<string, Row>> = {
    book_visits: { book_id: '1001', content: '[]', updated_at: 1 },
    entitlement: { book_id: 1001, chapter_id: 1, purchase_id: bought.id, created_at: NOW },
    identity: { provider: 'phone', subject_hash: PHONE_HASH },
    ticket: { id: `t${userId}`, name: '券', amount: 1, balance: 1, expires_at: 1, given_at: 1 },
    auto_buy: { book_id: 1001, chapter_limit: 1, day_limit: 1, created_at: 1 },
    reading_time: { seconds: 1, reported_at: 1 },
    energy_progress: { book_id: 1001, chapter_id: 1, percent: 1, updated_at: 1 },
    shelf_entry: { book_id: '1001' },
    shelf_device: { device: 'phone', last_sequence: 1, seen_at: 1 },
    gift_claim: { alipay_hash: `a${userId}`, claimed_at: 1 },
    feedback: { id: `f${userId}`, words: '好', contact: '', platform: '', device: '', received_at: 1 },
  };
  for (const [table, row] of Object.entries(rows)) await insert(table, { user_id: userId, ...row });
  await insert('login_code', {
    phone_hash: PHONE_HASH,
    browser_hash: 'b',
    network_hash: 'n',
    is_known: 0,
    code_hash: 'c',
    tries: 0,
    sent_at: 1,
    expires_at: 1,
    codes: 1,
    counted_from: 1,
  });
  return me;
}

const kept = (name: string) => tableFates[name as keyof typeof tableFates].startsWith('kept');

describe('an account that is deleted', () => {
  it('leaves no row in any table of the schema but those that are named as kept, and the books of beans still agree', async () => {
    const shop = await createTestShop();
    const [me, other] = [await aFullReader(shop), await shop.aReader(100)];
    const before = await rowsOf(shop, me.userId, PHONE_HASH);
    const known = Object.entries(tableFates).filter(([, fate]) => fate !== "nobody's");
    // Named by their purchase alone.
    const covered = known.map(([name]) => name).filter((name) => name !== 'ticket_use');
    expect(Object.keys(before).toSorted()).toEqual(covered.toSorted());
    const others = await rowsOf(shop, other.userId);

    expect((await sendCall(me.ask, deleteAccount, undefined, me.userId)).status).toBe(200);
    const after = await rowsOf(shop, me.userId, PHONE_HASH);
    expect(after).toEqual(Object.fromEntries(Object.entries(before).filter(([name]) => kept(name))));
    expect(await rowsOf(shop, other.userId)).toEqual(others);
    expect(await auditLedger(shop.database)).toEqual([]);
  });

  it('takes the books of its own space with it, row by row and file by file', async () => {
    const shop = await createTestShop();
    const [me, other] = [await aFullReader(shop), await shop.aReader()];
    await aSpace(other).upload(aSpaceFile());
    expect(await shop.files.list('spaces')).toHaveLength(2);
    await sendCall(me.ask, deleteAccount, undefined, me.userId);
    expect(await shop.files.list('spaces')).toHaveLength(1);
    expect(await aSpace(other).titles()).toEqual(['夜渡']);
  });

  it('names the fate of every table that the schema has', async () => {
    const { database } = await createTestShop();
    const tables = (await database.introspection.getTables()).map(({ name }) => name);
    const unnamed = tables.filter((name) => !/^(?:kysely|collected_event)_/.test(name) && !(name in tableFates));
    expect(unnamed).toEqual([]);
  });

  it('is logged out everywhere, and its phone opens a new account', async () => {
    const shop = await createTestShop();
    const me = await aFullReader(shop);
    await createSession(shop.database, me.userId, NOW);
    await sendCall(me.ask, deleteAccount, undefined, me.userId);
    expect((await sendCall(me.ask, deleteAccount, undefined, me.userId)).status).toBe(401);
    expect(await shop.database.selectFrom('session').selectAll().execute()).toEqual([]);
    expect(await shop.database.selectFrom('identity').selectAll().execute()).toEqual([]);
  });

  it('was asked for by a login of the last ten minutes: a session that was stolen later deletes nothing', async () => {
    const shop = await createTestShop();
    const me = await shop.aReader();
    const setBegin = (began_at: number) => shop.database.updateTable('session').set({ began_at }).execute();
    await setBegin(NOW - FRESH_LOGIN_MS - 1);
    expect((await sendCall(me.ask, deleteAccount, undefined, me.userId)).body).toMatchObject({ state: 20_004 });
    expect(await rowsOf(shop, me.userId)).toMatchObject({ account: 1 });
    await setBegin(NOW - FRESH_LOGIN_MS);
    expect((await sendCall(me.ask, deleteAccount, undefined, me.userId)).body).toMatchObject({ state: 200 });
  });

  it('is its own: guests and other readers delete nothing', async () => {
    const shop = await createTestShop();
    const [me, other] = [await shop.aReader(), await shop.aReader()];
    expect((await sendCall(shop.ask, deleteAccount, undefined)).status).toBe(401);
    expect((await sendCall(other.ask, deleteAccount, undefined, me.userId)).status).toBe(401);
    expect(await rowsOf(shop, me.userId)).toMatchObject({ account: 1 });
  });
});
