import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { bookInfo, buyChapter } from '@shuye/api-client/calls';
import { TIME_LEFT_HEADER } from '@shuye/core-domain/address';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { inTransaction } from '../database/inTransaction.ts';
import type { Database } from '../database/schema/Database.ts';
import { startServer } from '../http/serve/startServer.ts';
import { aBookRow } from '../testing/aBookRow.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { signedRequest } from '../testing/signedRequest.ts';
import { NOW, startTestGateway } from '../testing/startTestGateway.ts';
import { createPatience } from './createPatience.ts';
import { withPatience } from './currentPatience.ts';

/** Waits until so many queries wait for a lock. */
const waitFor = (database: Database, count: number): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database);
    expect(rows[0]?.count).toBe(count);
  }, 10_000);

/** Lets every query of a table wait until the work has ended. */
const whileLocked = (database: Database, table: string, work: () => Promise<void>): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
    await work();
  });

/** Lets each commit of a row of the table take so many seconds, until the test has ended. */
async function slowCommits(database: Database, table: string, seconds: number): Promise<void> {
  await sql`create function slow_commit() returns trigger language plpgsql as $$ begin perform pg_sleep(${sql.lit(seconds)}); return null; end $$`.execute(
    database,
  );
  await sql`create constraint trigger slow_commit after insert on ${sql.table(table)} deferrable initially deferred
    for each row execute function slow_commit()`.execute(database);
  onTestFinished(async () => {
    await sql`drop trigger slow_commit on ${sql.table(table)}`.execute(database);
    await sql`drop function slow_commit`.execute(database);
  });
}

/** Long enough, in milliseconds, to be seen waiting, or to come to a commit, on a busy machine. */
const SEEN_MS = 2000;

const patient = (ms: number): Record<string, string> => ({ [TIME_LEFT_HEADER]: String(ms) });

/** What a page asks that many share. */
const shared = signedRequest(bookInfo, { bookId: '1001' }, { userId: '8000000', nowMs: NOW });

const failures = (log: readonly string[]) => log.filter((line) => line.includes('"level":50'));

/** A gateway that listens, and a caller who may hang up. */
async function aListeningGateway() {
  const gateway = await startTestGateway({ books: [aBookRow()] });
  const server = await startServer({ fetch: gateway.gateway.fetch, host: '127.0.0.1', port: 0 });
  onTestFinished(() => server.stop());
  const send = async (method: string, path: string, body = ''): Promise<Socket> => {
    const socket = connect(server.port, '127.0.0.1');
    await once(socket, 'connect');
    const head = [`${method} ${path} HTTP/1.1`, 'host: localhost', `content-length: ${Buffer.byteLength(body)}`];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
    return socket;
  };
  return { ...gateway, send };
}

describe('while the database is slow, a read', () => {
  it('ends there when the time of its caller is over', async () => {
    const { ask, database, log } = await startTestGateway({ books: [aBookRow()] });
    await whileLocked(database, 'book', async () => {
      const answer = ask('/sitemap.xml', { headers: patient(SEEN_MS) });
      await waitFor(database, 1);
      expect((await answer).status).toBe(504);
      await waitFor(database, 0);
    });
    expect((await ask('/sitemap.xml')).status).toBe(200);
    expect(failures(log)).toEqual([]);
  });

  it('ends there when its caller hangs up, which is no failure', async () => {
    const { database, send, log } = await aListeningGateway();
    await whileLocked(database, 'book', async () => {
      const socket = await send('GET', '/sitemap.xml');
      await waitFor(database, 1);
      socket.destroy();
      await waitFor(database, 0);
    });
    await expect.poll(() => log.some((line) => line.includes('"status":499'))).toBe(true);
    expect(failures(log)).toEqual([]);
  });

  it('that many share goes on while one of them waits, and ends when none does', async () => {
    const { ask, database } = await startTestGateway({ books: [aBookRow()] });
    const { path, init } = shared;
    await whileLocked(database, 'book', async () => {
      const crowd = [SEEN_MS, SEEN_MS + 100].map((ms) => ask(path, { ...init, headers: patient(ms) }));
      await waitFor(database, 1);
      expect((await Promise.all(crowd)).map(({ status }) => status)).toEqual([504, 504]);
      await waitFor(database, 0);
    });
    let last: ReturnType<typeof ask> | undefined;
    await whileLocked(database, 'book', async () => {
      const first = ask(path, { ...init, headers: patient(300) });
      last = ask(path, init);
      expect((await first).status).toBe(504);
      await waitFor(database, 1);
    });
    expect((await last)?.body).toMatchObject({ state: 200 });
  });

  it('asks nothing once its caller has gone, also where it waited for a connection', async () => {
    const { ask, database } = await startTestGateway({ books: [aBookRow()] });
    await whileLocked(database, 'book', async () => {
      const running = Array.from({ length: 12 }, (_, at) =>
        ask('/sitemap.xml', { headers: patient(at < 9 ? 1500 : 200) }),
      );
      expect((await Promise.all(running)).map(({ status }) => status)).toEqual(running.map(() => 504));
      await waitFor(database, 0);
    });
    await expect.poll(() => database.connections?.()).toMatchObject({ busy: 0, waiting: 0 });
    expect((await ask('/sitemap.xml')).status).toBe(200);
  });
});

/** Asks a shop for a chapter, each time with the same key, and with headers of its own. */
async function aPurchase(shop: Awaited<ReturnType<typeof createTestShop>>) {
  const { userId, token } = await shop.aReader(100);
  const chapter = { bookId: '1001', chapterId: '5002', act: 'buy' } as const;
  const { path, init } = signedRequest(buyChapter, chapter, { userId, nowMs: NOW });
  return (own: Record<string, string>) =>
    shop.ask(path, {
      ...init,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'one-purchase', ...own },
    });
}

describe('while the database is slow, a change', () => {
  it('whose time is over leaves nothing, and is made when it is sent again', async () => {
    const shop = await createTestShop();
    const buy = await aPurchase(shop);
    await whileLocked(shop.database, 'purchase', async () => {
      const bought = buy(patient(SEEN_MS));
      await waitFor(shop.database, 1);
      expect((await bought).status).toBe(504);
      await waitFor(shop.database, 0);
    });
    expect(await shop.database.selectFrom('purchase').selectAll().execute()).toEqual([]);
    expect(await shop.database.selectFrom('idempotency').selectAll().execute()).toEqual([]);
    expect((await buy({})).body).toMatchObject({ state: 200 });
    expect(await shop.database.selectFrom('purchase').selectAll().execute()).toHaveLength(1);
  });

  it('goes on when its sender hangs up', async () => {
    const { database, send } = await aListeningGateway();
    await whileLocked(database, 'collected_event', async () => {
      const events = [{ type: 'page', page: '/', name: 'last words', ts: NOW }];
      const socket = await send('POST', '/event/collect', JSON.stringify({ userId: '8000000', events }));
      await waitFor(database, 1);
      socket.destroy();
      await once(socket, 'close');
    });
    await expect
      .poll(() => database.selectFrom('collected_event').select('name').execute())
      .toEqual([{ name: 'last words' }]);
  });

  it('that is being committed is never stopped: one that waits for its replica would be taken for done', async () => {
    const { database } = await startTestGateway();
    await slowCommits(database, 'feedback', 0.8);
    const row = { id: 'a', user_id: null, words: '好', contact: '', platform: '', device: '', received_at: NOW };
    await withPatience(createPatience({ ms: 300 }), () =>
      inTransaction(database, (transaction) => transaction.insertInto('feedback').values(row).execute()),
    );
    expect(await database.selectFrom('feedback').select('id').execute()).toEqual([{ id: 'a' }]);
  });

  it('whose commit takes longer than its sender waits is answered in time, and is there when it is sent again', async () => {
    const shop = await createTestShop();
    const buy = await aPurchase(shop);
    await slowCommits(shop.database, 'purchase', 4);
    let isCommitted = false;
    const committed = vi.waitFor(
      async () => {
        expect(await shop.database.selectFrom('purchase').selectAll().execute()).toHaveLength(1);
        isCommitted = true;
      },
      { timeout: 10_000, interval: 50 },
    );
    expect((await buy(patient(SEEN_MS))).status).toBe(504);
    expect(isCommitted).toBe(false);
    await committed;
    expect((await buy({})).body).toMatchObject({ state: 200 });
    expect(await shop.database.selectFrom('purchase').selectAll().execute()).toHaveLength(1);
    expect(failures(shop.log)).toEqual([]);
  });
});
