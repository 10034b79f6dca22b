import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { anAnswer } from '../../testing/anAnswer.ts';
import { Refusal, type Answers } from '../../testing/fakeServer.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';
import { guestShelf } from '../../testing/guestShelf.ts';

const USER = '10000001';
const NOW = 1_790_000_000;

const onServer = (bid: string, title: string) => ({ bid, title, action: 1, stamp: 5, device: 'tablet', seq: 1 });
const answer = (...books: ReturnType<typeof onServer>[]) => ({ detail: books, serverTime: NOW });
const oneBook = answer(onServer('7', '断桥茶馆'));
const status = (change: object = {}) => ({
  data: { 7: { bookId: '7', updateChapterNum: 0, anyUpTime: 100, shelfStatus: 1, ...change } },
});

/** The shelf of an account, as a page opens it. */
const openShelf = async (answers: Answers, options: RenderAppOptions = {}) => {
  const app = await renderApp({
    path: '/shelf',
    userId: USER,
    ...options,
    answers: { checkBooks: status(), ...answers },
  });
  act(() => void app.services.shelfSyncService.start());
  return app;
};

const tile = (name = /断桥茶馆/) => screen.findByRole('link', { name });
const calls = ({ services }: Awaited<ReturnType<typeof openShelf>>, name: string) =>
  services.seen.filter((call) => call.name === name);

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue(undefined));

describe('the loading of the shelf', () => {
  it('shows the block while an empty shelf is on its way, and asks once [SHELF-34]', async () => {
    const server = anAnswer<typeof oneBook>();
    const app = await openShelf({ syncBookmarks: () => server.promise });
    expect(screen.getByText('加载中')).toBeTruthy();
    expect(screen.queryByText('把生命浪费在美好的事物上')).toBeNull();
    server.give(oneBook);
    expect(await tile()).toBeTruthy();
    expect(screen.queryByText('加载中')).toBeNull();
    await waitFor(() => expect(calls(app, 'checkBooks')).toHaveLength(1));
    expect(calls(app, 'syncBookmarks')).toHaveLength(1);
  });

  it('shows no block over books, and none for a silent load [SHELF-34] [SHELF-35]', async () => {
    let answers = answer();
    const app = await openShelf({ syncBookmarks: () => answers });
    expect(await screen.findByText('把生命浪费在美好的事物上')).toBeTruthy();
    const silent = anAnswer<typeof oneBook>();
    answers = silent.promise as never;
    act(() => void app.services.shelfSyncService.refresh());
    expect(screen.queryByText('加载中')).toBeNull();
    await act(async () => silent.give(oneBook));
    expect(await tile()).toBeTruthy();
  });

  it('shows no block to a guest, whose shelf is here [SHELF-34] [PROD-04]', async () => {
    await renderApp({ path: '/shelf' });
    expect([screen.queryByText('加载中'), !!screen.getByText('去书城')]).toEqual([null, true]);
  });

  it('asks again when one comes back to it later, and shows no block over its books [SHELF-34]', async () => {
    const later = anAnswer<typeof oneBook>();
    const answers = [oneBook, later.promise];
    const app = await openShelf({ syncBookmarks: () => answers.shift() ?? oneBook });
    await tile();
    act(() => app.at.navigate('/nowhere'));
    act(() => app.at.navigate(-1));
    await waitFor(() => expect(calls(app, 'syncBookmarks')).toHaveLength(2));
    expect(await tile()).toBeTruthy();
    expect(screen.queryByText('加载中')).toBeNull();
    await act(async () => later.give(oneBook));
  });
});

const failing = async (options: RenderAppOptions = {}) => {
  let isUp = false;
  const app = await openShelf({ syncBookmarks: () => (isUp ? oneBook : new Refusal(500, 'boom')) }, options);
  const dialog = await screen.findByRole('alertdialog', { name: '同步书架信息失败' });
  return { app, dialog, recover: () => (isUp = true) };
};
const refresh = (dialog: HTMLElement) => fireEvent.click(within(dialog).getByRole('button', { name: '刷新' }));

describe('a shelf that could not be synced', () => {
  it('says so in a dialog, whose retry loads it again [SHELFSYNC-19] [SHELFSYNC-23] [ERR-50] [ERR-53]', async () => {
    const { app, dialog, recover } = await failing();
    expect(calls(app, 'checkBooks')).toEqual([]);
    recover();
    refresh(dialog);
    expect(await tile()).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('says so again when it fails again [SHELFSYNC-23]', async () => {
    const { app, dialog } = await failing();
    const before = calls(app, 'syncBookmarks').length;
    refresh(dialog);
    await waitFor(() => expect(calls(app, 'syncBookmarks')).toHaveLength(before + 1));
    expect(await screen.findByRole('alertdialog', { name: '同步书架信息失败' })).toBeTruthy();
  });

  it('waits for the network, and says that there is none [SHELFSYNC-23] [NET-04]', async () => {
    const host = aHost();
    const { app, dialog, recover } = await failing({ host });
    // That the network went is told first.
    await act(async () => host.setOnline(false));
    const show = vi.spyOn(app.services.toaster, 'show');
    const before = calls(app, 'syncBookmarks').length;
    recover();
    refresh(dialog);
    await waitFor(() => expect(show.mock.calls).toEqual([['网络无法连接']]));
    expect(calls(app, 'syncBookmarks')).toHaveLength(before);
    host.setOnline(true);
    expect(await tile()).toBeTruthy();
  });

  it('still offers a retry when the dialog was closed', async () => {
    const { dialog, recover } = await failing();
    fireEvent.click(within(dialog).getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('去书城')).toBeNull();
    recover();
    fireEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await tile()).toBeTruthy();
  });

  it('shows the books that this device has, also while it is asked for again [SHELFSYNC-23]', async () => {
    const again = anAnswer<typeof oneBook>();
    const answers = [oneBook, new Refusal(500, 'boom'), again.promise];
    const app = await openShelf({ syncBookmarks: () => answers.shift() ?? oneBook });
    await tile();
    await waitFor(() => expect(calls(app, 'checkBooks')).toHaveLength(1));
    act(() => app.at.navigate('/nowhere'));
    act(() => app.at.navigate(-1));
    const dialog = await screen.findByRole('alertdialog', { name: '同步书架信息失败' });
    expect(screen.getByRole('list', { name: '书架', hidden: true }).textContent).toContain('断桥茶馆');
    expect(screen.queryByRole('button', { name: '重试', hidden: true })).toBeNull();
    expect(calls(app, 'checkBooks')).toHaveLength(1);

    refresh(dialog);
    await waitFor(() => expect(calls(app, 'syncBookmarks')).toHaveLength(3));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await act(async () => again.give(oneBook));
    await waitFor(() => expect(calls(app, 'checkBooks')).toHaveLength(2));
  });
});

const known = (version = 3) => ({ version, books: [{ bookId: '7', chapterCount: 10, updatedAt: 100 }] });

const withKnown = (change: object, device: object = { book_status: known() }) => {
  const storage = fakeStorage({ ...device });
  return openShelf({ syncBookmarks: oneBook, checkBooks: status(change) }, { storage });
};

const seen = { version: 3, books: [{ bookId: '7', chapterCount: 12, updatedAt: 200 }] };
const remembered = ({ services }: Awaited<ReturnType<typeof openShelf>>): unknown =>
  services.storage.read('book_status', (value) => value);

describe('what became of the books', () => {
  it('is asked with what this device knows, and marks what grew [API-04] [SHELF-09] [SHELFSYNC-25]', async () => {
    const app = await withKnown({ updateChapterNum: 2, anyUpTime: 200 });
    expect(await tile(/更新/)).toBeTruthy();
    expect(JSON.parse(String(calls(app, 'checkBooks')[0]?.fields['checkBooks']))).toEqual([
      { bookId: '7', chapterNum: 10, anyUpTime: 100 },
    ]);
  });

  it('is no news the first time, nor of a store of another version, but is remembered [SHELFSYNC-26] [CONST-62]', async () => {
    const app = await withKnown({ updateChapterNum: 12, anyUpTime: 200 }, { book_status: known(2) });
    await waitFor(() => expect(remembered(app)).toEqual(seen));
    expect(screen.queryByText('更新')).toBeNull();
  });

  it('is no news to a reader who read since [SHELFSYNC-25]', async () => {
    const place = { chapterId: 'c1', offset: 0, print: '' };
    const progress = { 7: { place, percent: 1, chapterTitle: '', at: 200_000 } };
    const app = await withKnown({ updateChapterNum: 2, anyUpTime: 200 }, { book_status: known(), progress });
    await waitFor(() => expect(remembered(app)).toEqual(seen));
    expect(screen.queryByText('更新')).toBeNull();
  });

  it('is no news any more once the book was opened [SHELFSYNC-25]', async () => {
    const later = anAnswer<ReturnType<typeof status>>();
    const answers = [status({ updateChapterNum: 2, anyUpTime: 200 }), later.promise];
    const storage = fakeStorage({ book_status: known() });
    const app = await openShelf({ syncBookmarks: oneBook, checkBooks: () => answers.shift() ?? status() }, { storage });
    fireEvent.click(await tile(/更新/));
    expect(app.at.address).toMatch(/^\/reader\/7/);
    expect(remembered(app)).toEqual(seen);

    act(() => app.at.navigate(-1));
    await waitFor(() => expect(calls(app, 'checkBooks')).toHaveLength(2));
    expect((await tile()).textContent).not.toContain('更新');
    await act(async () => later.give(status({ anyUpTime: 200 })));
  });

  it('is said by a tap on a book that was taken down, which does not open [AUTH-23]', async () => {
    const app = await withKnown({ shelfStatus: 2 });
    fireEvent.click(await screen.findByRole('button', { name: /断桥茶馆/ }));
    expect(await screen.findByText('该书籍已下架')).toBeTruthy();
    expect(app.at.address).toBe('/shelf');
  });

  it('is asked for a guest too [API-04]', async () => {
    const book = { bookId: '7', title: '断桥茶馆', format: 1, updatedAt: 1 };
    const device = { guest_shelf: guestShelf([book]), book_status: known() };
    await openShelf({ checkBooks: status({ anyUpTime: 200 }) }, { device, userId: undefined as never });
    expect(await tile(/更新/)).toBeTruthy();
  });

  it('shows a toast when it cannot be loaded [SHELFSYNC-24] [ERR-54]', async () => {
    await openShelf({ syncBookmarks: oneBook, checkBooks: new Refusal(500, 'boom') });
    expect(await screen.findByText('网络或服务异常，请稍后再试')).toBeTruthy();
    expect(console.info).toHaveBeenCalledWith('sync book status fail');
    expect(await tile()).toBeTruthy();
  });
});
