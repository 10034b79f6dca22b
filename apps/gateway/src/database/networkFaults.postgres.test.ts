import { buyChapter } from '@shuye/api-client/calls';
import { TIME_LEFT_HEADER } from '@shuye/core-domain/address';
import { sql } from 'kysely';
import { describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { createGateway } from '../http/createGateway.ts';
import { auditLedger } from '../money/auditLedger.ts';
import { balanceOf } from '../money/ledger.ts';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { aMovingName } from '../testing/network/aMovingName.ts';
import { startTcpProxy, type TcpProxy } from '../testing/network/startTcpProxy.ts';
import { signedRequest } from '../testing/signedRequest.ts';
import { NOW } from '../testing/startTestGateway.ts';
import { openPostgres, watchedDatabase } from './openDatabase.ts';

const isDeep = Boolean(process.env['SHUYE_DEEP']);
const CHAPTERS = isDeep ? 300 : 24;
const ROUNDS = isDeep ? 5 : 1;
const PATIENCE_MS = isDeep ? 600_000 : 40_000;
/** How long a fault lasts. */
const FAULT_MS = 1200;
const PRICE = 10;

/** A shop whose gateway reaches PostgreSQL by a name, over a network that a test may spoil, and a reader who buys there. */
async function aDistantShop() {
  const chapters = Array.from({ length: CHAPTERS }, (_, at) => aChapterRow(at + 2));
  const shop = await createTestShop({ books: [aBookRow({ chapter_count: CHAPTERS })], chapters });
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(shop.database);
  const address = new URL((inject('postgres')?.address ?? '').replace('@/', '@localhost/'));
  const server = { path: `${address.searchParams.get('host')}/.s.PGSQL.5432` };
  const proxy = await startTcpProxy(server, { host: '127.0.0.2' });
  const elsewhere = await startTcpProxy(server, { host: '127.0.0.3', port: proxy.port });
  const name = aMovingName('database.test', '127.0.0.2');
  const told: string[] = [];
  const database = watchedDatabase(
    openPostgres(`postgres://${address.username}@database.test:${proxy.port}/${rows[0]?.name}`, ({ message }) => {
      told.push(message);
    }),
  );
  onTestFinished(async () => {
    proxy.heal();
    await database.destroy();
    await proxy.stop();
    await elsewhere.stop();
  });
  const gateway = createGateway({ ...shop.parts, database });
  const { userId, token } = await shop.aReader(CHAPTERS * PRICE);
  const buy = async (chapterId: number, ms: number): Promise<number> => {
    const input = { bookId: '1001', chapterId: String(chapterId), act: 'buy' } as const;
    const { path, init } = signedRequest(buyChapter, input, { userId, nowMs: NOW });
    const own = {
      authorization: `Bearer ${token}`,
      'idempotency-key': `buy-${chapterId}`,
      [TIME_LEFT_HEADER]: String(ms),
    };
    const answer = await gateway.request(path, { ...init, headers: own });
    const { state } = (await answer.json()) as { state: number };
    return answer.status === 200 ? state : answer.status;
  };
  const move = (): void => {
    proxy.cut();
    name.leadTo('127.0.0.3');
  };
  return { shop, userId, proxy, move, told, buy, ids: chapters.map(({ id }) => Number(id)) };
}

/** Buys all chapters, four at a time, while the network fails for a while; those that were answered, and what the others were told. */
async function buyThrough(
  { proxy, buy, ids }: Awaited<ReturnType<typeof aDistantShop>>,
  spoil: (proxy: TcpProxy) => void,
) {
  const waiting = [...ids];
  const acknowledged: number[] = [];
  const refused = new Map<number, number>();
  let healing: Promise<void> | undefined;
  const buyer = async (): Promise<void> => {
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
      const state = await buy(id, 600);
      if (state === 200) acknowledged.push(id);
      else refused.set(id, state);
      if (acknowledged.length >= ids.length / 4) healing ??= faultFor(proxy, spoil);
    }
  };
  await Promise.all(Array.from({ length: 4 }, buyer));
  await healing;
  return { acknowledged, refused };
}

async function faultFor(proxy: TcpProxy, spoil: (proxy: TcpProxy) => void): Promise<void> {
  spoil(proxy);
  await new Promise((resolve) => setTimeout(resolve, FAULT_MS));
  proxy.heal();
}

describe('between a gateway and PostgreSQL', () => {
  it.each([
    ['a network that is cut', (proxy: TcpProxy) => proxy.cut(), 1],
    ['a server that closes and refuses connections', (proxy: TcpProxy) => proxy.refuse(), 1],
    ['a slow link', (proxy: TcpProxy) => proxy.slowDown(150), 0],
  ])(
    '%s loses no purchase that was acknowledged and makes none twice, and is told in at most one line [F18] [R5]',
    async (_, spoil, lines) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const distant = await aDistantShop();
        const { shop, userId, buy, ids, told } = distant;
        const { acknowledged, refused } = await buyThrough(distant, spoil);
        expect([...new Set(refused.values())].filter((status) => ![503, 504].includes(status))).toEqual([]);
        expect(refused.size).toBeGreaterThan(0);
        expect(told.length).toBeLessThanOrEqual(lines);

        const owned = await shop.database.selectFrom('entitlement').select('chapter_id').execute();
        const owns = new Set(owned.map(({ chapter_id }) => chapter_id));
        expect(acknowledged.filter((id) => !owns.has(id))).toEqual([]);
        for (const id of refused.keys())
          await vi.waitFor(async () => expect(await buy(id, 20_000)).toBe(200), { timeout: 15_000, interval: 200 });
        const purchases = await shop.database.selectFrom('purchase').select('id').execute();
        expect(purchases).toHaveLength(ids.length);
        expect(await balanceOf(shop.database, userId)).toBe(0);
        expect(await auditLedger(shop.database)).toEqual([]);
      }
    },
    PATIENCE_MS,
  );

  it('a name that leads elsewhere while nothing answers at the old place is followed, and told in one line [F21]', async () => {
    const { shop, userId, move, told, buy, ids } = await aDistantShop();
    // As many connections as a gateway has.
    expect(await Promise.all(ids.slice(0, 10).map((id) => buy(id, 20_000)))).toEqual(Array(10).fill(200));
    move();
    const moved = ids.slice(10);
    const first = await buy(moved[0] ?? 0, 300);
    expect([503, 504]).toContain(first);
    await vi.waitFor(() => expect(told).toHaveLength(1), { timeout: 10_000 });
    for (const id of moved) expect(await buy(id, 5000)).toBe(200);
    expect(told).toHaveLength(1);
    expect(await balanceOf(shop.database, userId)).toBe(0);
    expect(await auditLedger(shop.database)).toEqual([]);
  }, 60_000);
});
