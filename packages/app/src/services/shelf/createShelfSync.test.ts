import { BookFormat } from '@shuye/core-domain/book';
import { AppError } from '@shuye/core-domain/error';
import type { SyncFailure } from '@shuye/core-domain/shelf';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aShelf } from '../../testing/aShelf.ts';
import { aShelfServer } from '../../testing/aShelfServer.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { createShelfSync } from './createShelfSync.ts';

const USER = '10000001';
const book = (bookId: string) => ({
  bookId,
  title: `书${bookId}`,
  author: '',
  coverUrl: '',
  format: BookFormat.Standard,
});
const bookmark = { chapter: 'c2', chapterTitle: '', percent: 20 };
const offline = () => Promise.reject(new AppError('offline', '网络无法连接'));

beforeEach(() => void vi.useFakeTimers({ now: 1_790_000_000_000 }));

const aServer = () => aShelfServer(Date.now);

/** One device of the account, its sync running. */
function aDevice(server: ReturnType<typeof aServer>, { device = fakeStorage(), name = 'phone' } = {}) {
  const shelf = aShelf({ device, userId: USER, name, from: Date.now() });
  const failures: SyncFailure[] = [];
  const refused: string[] = [];
  const logged: unknown[] = [];
  let reader = USER;
  const sync = createShelfSync({
    client: server.client,
    records: shelf.records,
    userId: USER,
    reader: () => reader,
    channelId: '6666',
    nowMs: Date.now,
    exclusively: (work) => work(),
    onSynced: () => undefined,
    onFailure: (failure) => failures.push(failure),
    onRefused: (_, message) => refused.push(message),
    reportError: (error) => logged.push(error),
  });
  const become = (other: string): void => void (reader = other);
  return { ...shelf, ...sync, become, failures, refused, logged, outbox: () => shelf.records.read(USER).outbox };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('the sync of a shelf', () => {
  it('sends changes half a second after the first of them, together [SHELFSYNC-11]', async () => {
    const server = aServer();
    const { add, outbox } = aDevice(server);
    await add(book('1'));
    await pass(400);
    await add(book('2'));
    await pass(99);
    expect(server.seen).toHaveLength(0);
    await pass(1);
    expect(server.seen.map(({ changes, userId, channelId }) => [changes.length, userId, channelId])).toEqual([
      [2, USER, '6666'],
    ]);
    expect(outbox()).toEqual([]);
  });

  it('sends what waits at once where the page is hidden, for it may never run again (A-17)', async () => {
    const server = aServer();
    const { add, touch, sync, stop } = aDevice(server);
    await add(book('1'));
    await sync();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    touch('1', bookmark, Date.now());
    expect(server.seen.at(-1)).toMatchObject({ pull: false, changes: [{ bookId: '1', bookmark }] });
    await pass(1000);
    expect(server.seen).toHaveLength(2);

    hidden.mockReturnValue('visible');
    touch('1', { ...bookmark, percent: 30 }, Date.now());
    expect(server.seen).toHaveLength(2);
    hidden.mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(server.seen).toHaveLength(3);
    await pass(1000);
    expect(server.seen).toHaveLength(3);
    stop();
    touch('1', { ...bookmark, percent: 40 }, Date.now());
    expect(server.seen).toHaveLength(3);
    hidden.mockRestore();
  });

  it('sends in its time what a hidden page could not', async () => {
    const server = aServer();
    const { add, touch, sync } = aDevice(server);
    await add(book('1'));
    await sync();
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    server.before = offline;
    touch('1', bookmark, Date.now());
    await pass(100);
    server.before = async () => undefined;
    await pass(500);
    expect(server.seen).toHaveLength(3);
    expect(server.shelf()[0]?.reading?.bookmark).toMatchObject(bookmark);
    hidden.mockRestore();
  });

  it('lists the books that this device shows, without the removed ones [API-40] (D-040)', async () => {
    const server = aServer();
    const { add, remove, sync } = aDevice(server);
    await add(book('1'));
    await add(book('2'));
    await remove(['1']);
    await sync();
    expect(server.seen.map(({ localIds }) => localIds)).toEqual([['2']]);
  });

  it('brings what other devices did', async () => {
    const server = aServer();
    const [phone, tablet] = [aDevice(server), aDevice(server, { name: 'tablet' })];
    await phone.add(book('1'));
    await pass(500);
    expect(await tablet.sync()).toBe(true);
    expect(tablet.ids()).toEqual(['1']);
    await tablet.remove(['1']);
    await pass(500);
    await phone.sync();
    expect(phone.ids()).toEqual([]);
  });

  it('reports the place only, without asking for the shelf [API-27]', async () => {
    const server = aServer();
    const { touch, outbox } = aDevice(server);
    touch('1', bookmark, 1);
    await pass(500);
    expect(server.seen.map(({ pull, changes }) => [pull, changes.map(({ kind }) => kind)])).toEqual([[false, [2]]]);
    // It waits for a full sync, and is not sent again by itself.
    expect(outbox()).toHaveLength(1);
    await pass(600_000);
    expect(server.seen).toHaveLength(1);
    expect(server.shelf()[0]?.reading?.bookmark).toEqual(bookmark);
  });

  it('keeps changes made offline over a kill of the page, and sends them later (P6)', async () => {
    const server = aServer();
    const device = fakeStorage();
    const first = aDevice(server, { device });
    server.before = offline;
    await first.add(book('1'));
    await pass(500);
    first.stop();
    server.before = async () => undefined;
    const second = aDevice(server, { device });
    expect(second.ids()).toEqual(['1']);
    await second.sync();
    expect(server.shelf().map(({ bookId }) => bookId)).toEqual(['1']);
  });

  it.each([
    ['logged out', '8000000'],
    ['logged in as another', '10000002'],
  ])('asks and believes nothing once another tab has %s (E18)', async (_case, other) => {
    const server = aServer();
    const { add, sync, become, ids, failures } = aDevice(server);
    await add(book('1'));
    await sync();
    await add(book('2'));
    become(other);
    await pass(600_000);
    expect(server.seen).toHaveLength(1);

    become(USER);
    // A guest's shelf is empty on the server, and no news of this account's.
    server.after = (result) => {
      become(other);
      return { ...result, actions: [] };
    };
    expect(await sync()).toBe(false);
    expect([ids(), failures]).toEqual([['2', '1'], []]);
  });

  it('tries again by itself after 5, 10, 20 seconds … while the server is away', async () => {
    const server = aServer();
    const { add } = aDevice(server);
    server.before = offline;
    await add(book('1'));
    await pass(500 + 5_000 + 10_000);
    expect(server.seen).toHaveLength(3);
    await pass(19_999);
    expect(server.seen).toHaveLength(3);
    server.before = async () => undefined;
    await pass(1);
    expect(server.shelf()).toHaveLength(1);
  });

  it('sends a change again whose answer was lost, and the server takes it once', async () => {
    const server = aServer();
    const { add, sync, outbox } = aDevice(server);
    server.after = () => {
      throw new AppError('timeout', '');
    };
    await add(book('1'));
    await pass(500);
    expect(outbox()).toHaveLength(1);
    server.after = (result) => result;
    await sync();
    expect([outbox(), server.shelf().length]).toEqual([[], 1]);
  });

  it('sends long outboxes in several calls', async () => {
    const server = aServer();
    const { add, sync, outbox } = aDevice(server);
    server.before = offline;
    for (let at = 0; at < 300; at += 1) await add(book(String(at)));
    server.before = async () => undefined;
    await sync();
    expect(server.seen.length).toBeGreaterThan(1);
    expect([outbox().length, server.shelf().length]).toEqual([0, 300]);
  });

  it('keeps what is changed while a call is on its way', async () => {
    const server = aServer();
    const { add, ids } = aDevice(server);
    server.before = async () => new Promise((done) => void setTimeout(done, 1000));
    await add(book('1'));
    await pass(600);
    await add(book('2'));
    await pass(3000);
    expect(ids()).toEqual(['2', '1']);
    expect(server.shelf()).toHaveLength(2);
  });

  it('sends nothing after it was stopped', async () => {
    const server = aServer();
    const { add, stop } = aDevice(server);
    await add(book('1'));
    stop();
    await pass(60_000);
    expect(server.seen).toEqual([]);
  });
});

describe('a server that answers with nothing', () => {
  it('is asked once more and then reported; nothing leaves the shelf or is deleted for it (A-04, A-32)', async () => {
    const server = aServer();
    const { add, sync, ids, logged } = aDevice(server);
    await add(book('1'));
    await sync();
    const asked = server.seen.length;
    let empty = 1;
    server.after = (result) => (empty-- > 0 ? { ...result, actions: [] } : result);
    await sync();
    expect([server.seen.length - asked, ids()]).toEqual([2, ['1']]);

    empty = 2;
    await sync();
    expect(ids()).toEqual(['1']);
    expect(logged).toEqual(["1 synced books are missing from the server's shelf"]);
    await sync();
    expect([ids(), server.shelf().length]).toEqual([['1'], 1]);
  });
});

describe('a failed sync', () => {
  it('of a refused shelf empties the view, silent or not [SHELFSYNC-21, SHELFSYNC-22]', async () => {
    const server = aServer();
    const { failures, sync, add, outbox } = aDevice(server);
    server.before = () => Promise.reject(new AppError('server', '书架异常', { code: 20001 }));
    await add(book('1'));
    expect(await sync({ isSilent: true })).toBe(false);
    expect(failures).toEqual([{ kind: 'forced-empty', tag: 'sync bookmark fail', message: '书架异常' }]);
    expect(outbox()).toHaveLength(1);
  });

  it.each([
    [false, 'dialog'],
    [true, 'silent'],
  ])('of another kind, silent %s, shows a %s [SHELFSYNC-19, SHELFSYNC-23]', async (isSilent, kind) => {
    const server = aServer();
    const { failures, sync } = aDevice(server);
    server.before = offline;
    await sync({ isSilent });
    expect(failures.map((failure) => failure.kind)).toEqual([kind]);
  });

  it('is logged as lost progress while a place read is not delivered, and as no more than a failed sync after that [PROG-11, ERR-56]', async () => {
    const server = aServer();
    const { add, touch, sync, logged } = aDevice(server);
    server.before = offline;
    await add(book('1'));
    await pass(500);
    expect(logged).toEqual([]);
    touch('1', bookmark, 1);
    await pass(500);
    expect(logged).toEqual(['更新阅读进度失败']);
    server.before = async () => undefined;
    await sync();
    touch('1', { ...bookmark, chapter: 'c3' }, 1);
    await pass(500);
    server.before = offline;
    await sync();
    expect(logged).toHaveLength(1);
  });

  it('whose additions the server refuses takes those off the shelf, with its message (A-22) [SHELFSYNC-18]', async () => {
    const server = aServer();
    const { add, remove, refused, ids, outbox, sync } = aDevice(server);
    await add(book('1'));
    await sync();
    server.before = ({ changes }) =>
      changes.some(({ kind }) => kind === 1)
        ? Promise.reject(new AppError('server', '书架已达上限', { code: 20002 }))
        : Promise.resolve();
    await add(book('2'));
    await remove(['1']);
    await pass(500);
    expect([refused, ids(), outbox()]).toEqual([['书架已达上限'], [], []]);
  });

  it('whose one action the server refuses sets that aside with its message, and delivers all others, whichever they are [SHELFSYNC-18]', async () => {
    const kinds = fc.array(fc.record({ kind: fc.constantFrom('add', 'touch'), isBad: fc.boolean() }), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(kinds, async (changes) => {
        const server = aServer();
        const { add, touch, refused, outbox, sync, stop } = aDevice(server);
        const bad = new Set(changes.flatMap(({ isBad }, at) => (isBad ? [String(at)] : [])));
        server.before = ({ changes: sent }) =>
          sent.some(({ bookId }) => bad.has(bookId))
            ? Promise.reject(new AppError('server', '', { code: 400 }))
            : Promise.resolve();
        for (const [at, { kind }] of changes.entries()) {
          if (kind === 'add') await add(book(String(at)));
          else touch(String(at), bookmark, 1);
        }
        // The second one answers for places that were only told.
        expect([await sync(), await sync()]).toEqual([true, true]);
        expect(outbox()).toEqual([]);
        expect(refused).toEqual(Array.from(bad, () => '同步书架信息失败'));
        expect(
          server
            .shelf()
            .map(({ bookId }) => Number(bookId))
            .sort((a, b) => a - b),
        ).toEqual(changes.flatMap(({ isBad }, at) => (isBad ? [] : [at])));
        stop();
      }),
      { numRuns: 60 },
    );
  });

  it('whose place read the server refuses does not hold up what comes after it', async () => {
    const server = aServer();
    const { add, touch, outbox, refused } = aDevice(server);
    server.before = ({ changes }) =>
      changes.some(({ bookId }) => bookId === 'bad')
        ? Promise.reject(new AppError('server', '', { code: 400 }))
        : Promise.resolve();
    touch('bad', bookmark, 1);
    await pass(500);
    await add(book('2'));
    await pass(500);
    expect([server.shelf().map(({ bookId }) => bookId), outbox(), refused.length]).toEqual([['2'], [], 1]);
  });

  it('loses nothing where the server refuses every call, also one without changes', async () => {
    const server = aServer();
    const { add, touch, sync, outbox, refused } = aDevice(server);
    server.before = () => Promise.reject(new AppError('server', '', { code: 400 }));
    await add(book('1'));
    touch('2', bookmark, 1);
    expect(await sync()).toBe(false);
    expect([outbox().length, refused]).toEqual([2, []]);
  });

  it.each([
    ['too busy', new AppError('server', '', { code: 429 })],
    ['no network', new AppError('network', '', { code: 0 })],
    ['no session', new AppError('unauthorised', '', { code: 401 })],
  ])('for another reason keeps the additions: %s (A-22)', async (_name, error) => {
    const server = aServer();
    const { add, ids } = aDevice(server);
    server.before = () => Promise.reject(error);
    await add(book('1'));
    await pass(500);
    expect(ids()).toEqual(['1']);
  });
});
