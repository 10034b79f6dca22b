import { BookFormat } from '@shuye/core-domain/book';
import { AppError } from '@shuye/core-domain/error';
import { SHELF_CAPACITY } from '@shuye/core-domain/shelf';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aShelf } from '../../testing/aShelf.ts';
import { aShelfServer } from '../../testing/aShelfServer.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { openAccountShelf } from './openAccountShelf.ts';

const USER = '10000001';
const book = (bookId: string) => ({
  bookId,
  title: `书${bookId}`,
  author: '',
  coverUrl: '',
  format: BookFormat.Standard,
});
const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_790_000_000_000 });
  document.cookie = 'shuye_new=; Path=/; Max-Age=0';
});

async function guestWith(count: number, device: Storage, from = 0) {
  const guest = aShelf({ device, from: Date.now() });
  for (let at = 0; at < count; at += 1) await guest.add(book(`g${from + at}`));
  return guest;
}

/** The account on this device, as after a login. */
function anAccountShelf(device: Storage, server = aShelfServer(Date.now)) {
  const shelf = aShelf({ device, userId: USER, name: 'account', from: Date.now() });
  const said: string[] = [];
  const logged: unknown[] = [];
  const account = openAccountShelf({
    client: server.client,
    records: shelf.records,
    storage: shelf.storage,
    shelf: shelf.store,
    userId: USER,
    reader: () => USER,
    channelId: '6666',
    columnId: 'new-readers',
    nowMs: Date.now,
    random: () => 0,
    exclusively: (work) => work(),
    showMessage: (message) => said.push(message),
    reportError: (error) => logged.push(error),
  });
  return { ...shelf, ...account, said, logged, server, asks: () => shelf.store.getState().asksToMerge };
}

/** As the login page leaves a browser in which it opened the account. */
const becomeNew = (userId = USER): void => {
  document.cookie = `shuye_new=${userId}; Path=/; Max-Age=600`;
};

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('after a login', () => {
  it('the guest’s books join the account’s without a question, and the guest’s shelf is cleared once the server has them [SHELFMERGE-01] [SHELFMERGE-02]', async () => {
    const device = fakeStorage();
    await guestWith(2, device);
    const account = anAccountShelf(device);
    const loaded = account.load();
    await pass(0);
    await loaded;
    expect(account.ids()).toEqual(['g1', 'g0']);
    expect(aShelf({ device }).ids()).toEqual([]);
    expect(account.server.shelf()).toHaveLength(2);
    expect([account.asks(), account.store.getState().isReady]).toEqual([false, true]);
  });

  it('the guest keeps the books while the server does not have them', async () => {
    const device = fakeStorage();
    await guestWith(1, device);
    const account = anAccountShelf(device);
    account.server.before = async ({ changes }) => {
      if (changes.length > 0) throw new Error('lost');
    };
    await account.load();
    expect(account.ids()).toEqual(['g0']);
    expect(aShelf({ device }).ids()).toEqual(['g0']);
  });

  it('books that do not fit are a question, once a day, and join after a removal [SHELFMERGE-03] [SHELFMERGE-06] [SHELFMERGE-07]', async () => {
    const device = fakeStorage();
    await guestWith(2, device);
    const server = aShelfServer(Date.now);
    const account = anAccountShelf(device, server);
    for (let at = 1; at < SHELF_CAPACITY; at += 1) await account.add(book(String(at)));
    await account.sync();
    expect(account.asks()).toBe(true);
    expect(account.ids()).not.toContain('g1');

    account.store.getState().setStatus({ asksToMerge: false });
    await account.sync();
    expect(account.asks()).toBe(false);
    await pass(DAY);
    await account.sync();
    expect(account.asks()).toBe(true);

    await account.remove(['1']);
    await pass(500);
    expect(account.ids()).toContain('g1');
    expect(server.shelf()).toHaveLength(SHELF_CAPACITY + 1);
    expect(aShelf({ device }).ids()).toEqual([]);
  });
});

describe('a load that fails', () => {
  it('is logged by its tag, and knows no chapter of the cloud [PROG-05, SHELFSYNC-20, ERR-51]', async () => {
    const { load, store, server, logged } = anAccountShelf(fakeStorage());
    server.before = () => Promise.reject(new Error('away'));
    await load();
    expect(logged).toEqual(['sync bookmark fail']);
    expect(store.getState().readingOf('1')).toBeUndefined();
  });
});

it('reports that the server’s shelf has arrived, and nothing of the previous account [SHELFSYNC-27]', async () => {
  const device = fakeStorage();
  const server = aShelfServer(Date.now);
  const { load, store, ...shelf } = anAccountShelf(device, server);
  await load();
  expect(store.getState().isSynced).toBe(true);
  openAccountShelf({
    ...shelf,
    client: server.client,
    shelf: store,
    userId: USER,
    reader: () => USER,
    channelId: '',
    columnId: '',
    random: () => 0,
    exclusively: (work) => work(),
    showMessage: () => undefined,
    reportError: () => undefined,
  });
  expect(store.getState().isSynced).toBe(false);
});

describe('a new reader’s shelf', () => {
  const presets = Array.from({ length: 8 }, (_, at) => book(`p${at}`));

  it('is asked for once more and given up to six books where it is empty [SHELFSYNC-16, SHELFSYNC-17]', async () => {
    const account = anAccountShelf(fakeStorage());
    account.server.presets = presets;
    becomeNew();
    await account.load();
    expect(account.server.seen.map(({ pull }) => pull)).toEqual([true, true]);
    expect(account.ids()).toHaveLength(6);
    await pass(500);
    expect(account.server.shelf()).toHaveLength(6);
  });

  it('is filled once: the cookie of a new account is cleared and never applies to another account [SHELFSYNC-16]', async () => {
    becomeNew();
    const account = anAccountShelf(fakeStorage());
    await account.load();
    expect(document.cookie).toBe('');
    await account.load();
    expect(account.server.seen).toHaveLength(3);

    becomeNew('10000002');
    const other = anAccountShelf(fakeStorage());
    await other.load();
    expect(other.server.seen).toHaveLength(1);
    expect(document.cookie).toBe('shuye_new=10000002');
  });

  it('with books stays as it is [SHELFSYNC-17]', async () => {
    const device = fakeStorage();
    await guestWith(1, device);
    const account = anAccountShelf(device);
    account.server.presets = presets;
    becomeNew();
    await account.load();
    expect(account.ids()).toEqual(['g0']);
  });

  it('is not filled while the server has not shown that it is empty [SHELFSYNC-17]', async () => {
    const account = anAccountShelf(fakeStorage());
    account.server.presets = presets;
    account.server.before = () => Promise.reject(new Error('away'));
    becomeNew();
    await account.load();
    expect(account.ids()).toEqual([]);
    expect(account.store.getState().isReady).toBe(true);

    account.server.before = async () => undefined;
    await account.load();
    expect(account.ids()).toHaveLength(6);
  });
});

describe('a shelf that the server refuses to show', () => {
  it('is shown empty with one message, and complete again after the next successful sync (A-04) [SHELFSYNC-21, SHELFSYNC-22, ERR-52]', async () => {
    const { add, sync, server, said, ids } = anAccountShelf(fakeStorage());
    await add(book('1'));
    await sync();
    server.before = () => Promise.reject(new AppError('server', '书架数据异常', { code: 20001 }));
    await sync({ isSilent: true });
    await sync({ isSilent: true });
    expect([ids(), said]).toEqual([[], ['书架数据异常']]);
    server.before = async () => undefined;
    await sync({ isSilent: true });
    expect(ids()).toEqual(['1']);
  });
});
