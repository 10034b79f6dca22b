import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { brand } from '@shuye/core-domain/brand';
import { ShelfMode, updateBook } from '@shuye/core-domain/shelf';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { createShelfEditStore } from '../../stores/shelfEditStore.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';
import { guestShelf } from '../../testing/guestShelf.ts';

const NOW = 1_790_000_000;

const entry = (bookId: string, title: string, change = {}) => ({
  bookId,
  title,
  author: '佚名',
  coverUrl: '',
  format: 1,
  addedAt: Number(bookId),
  updatedAt: Number(bookId),
  ...change,
});

const progress = (chapterId: string, percent: number) => ({
  place: { chapterId, offset: 0, print: '' },
  percent,
  chapterTitle: '',
  at: 1,
});

const twoBooks = {
  guest_shelf: guestShelf([entry('1', '断桥茶馆'), entry('2', '老街食堂')]),
  progress: { 1: progress('c9', 1234) },
};

const openShelf = (options: RenderAppOptions = {}) => renderApp({ path: '/shelf', device: twoBooks, ...options });

const books = () => within(screen.getByRole('list', { name: '书架' }));

const href = (title: RegExp) => books().getByRole('link', { name: title }).getAttribute('href');

const remove = () => screen.getByRole<HTMLButtonElement>('button', { name: /^删除/ });

/** Holds a finger on a book for as long as a long press takes. */
const hold = (title: RegExp) => {
  vi.useFakeTimers();
  fireEvent.pointerDown(books().getByRole('link', { name: title }), { button: 0, isPrimary: true });
  act(() => void vi.advanceTimersByTime(500));
  vi.useRealTimers();
};

const edit = async (options: RenderAppOptions = {}) => {
  const app = await openShelf(options);
  fireEvent.click(screen.getByRole('button', { name: '管理' }));
  return app;
};

/** Presses a button that the focus is on. */
const pressByKey = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

const tabBar = () => screen.queryByRole('navigation', { name: '主导航' });

describe('the shelf', () => {
  it('shows the books, newest first, and a place for the next one [ROUTE-31] [SHELF-03] [SHELF-04] [PROD-04]', async () => {
    await openShelf();
    const links = books().getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringContaining('老街食堂'),
      expect.stringContaining('断桥茶馆'),
      '添加书籍',
    ]);
    expect(links[2]?.getAttribute('href')).toBe('/');
    expect(document.title).toBe('书架-书页小说');
  });

  it('shows a book that a file brought under the name of a property of objects', async () => {
    await openShelf({
      device: { guest_shelf: guestShelf([entry('constructor', '断桥茶馆', { addedAt: 1, updatedAt: 1 })]) },
    });
    expect(href(/断桥茶馆/)).toMatch(/^\/reader\/constructor\?/);
  });

  it('says how far each was read', async () => {
    await openShelf();
    expect(books().getByRole('link', { name: /断桥茶馆/ }).textContent).toContain('已读12%');
    expect(books().getByRole('link', { name: /老街食堂/ }).textContent).toContain('未读');
  });

  it('opens the reader where reading stopped [SHELF-12] [SHELF-13] [SHELF-14]', async () => {
    await openShelf();
    expect(href(/断桥茶馆/)).toBe('/reader/1?bookType=1&forceChapterId=c9');
    expect(href(/老街食堂/)).toBe('/reader/2?bookType=1');
  });

  it('opens an epub as one [SHELF-14]', async () => {
    const shelf = [entry('3', '山野草木记', { format: 2 })];
    await openShelf({ device: { guest_shelf: guestShelf(shelf), progress: { 3: progress('4651', 500) } } });
    expect(
      books()
        .getByRole('link', { name: /山野草木记/ })
        .getAttribute('href'),
    ).toBe('/reader/3?bookType=2');
  });

  it('opens an epub at the index that the shelf stores of it [SHELF-13]', async () => {
    const left = progress('4651', 500);
    const bookmark = { chapter: '12', chapterTitle: '', percent: 500, place: left.place };
    const shelf = updateBook(guestShelf([entry('3', '山野草木记', { format: 2 })]), '3', bookmark, NOW * 1000);
    await openShelf({ device: { guest_shelf: shelf, progress: { 3: left } } });
    expect(href(/山野草木记/)).toBe('/reader/3?bookType=2&forceChapterIndex=12&forceChapterId=4651');
  });

  it.each([
    ['限免', { discount: 1, limitedFreeEnd: NOW + 60 }, 'SHELF-07'],
    ['VIP', { discount: 5 }, 'SHELF-06'],
    ['特价', { discount: 4 }, 'SHELF-08'],
    ['更新', { hasUpdate: true }, 'SHELF-09'],
  ])('marks a corner with %s [%s]', async (label, offer, _row) => {
    await openShelf({ device: { guest_shelf: guestShelf([entry('1', '断桥茶馆')]), shelf_offers: { 1: offer } } });
    expect(books().getByRole('link', { name: /断桥茶馆/ }).textContent).toContain(label);
  });

  it('has the search on top, which leaves edit mode [SHELF-01] [SHELF-02]', async () => {
    const { at, services } = await edit();
    fireEvent.click(screen.getByRole('link', { name: /搜索/ }));
    expect(at.address).toBe('/search');
    expect(services.storeOf(createShelfEditStore).getState().mode).toBe(ShelfMode.View);
  });

  it('is empty in its own words, with a way to the books [SHELF-10] [SHELF-11]', async () => {
    await openShelf({ device: {} });
    expect(screen.getByText('把生命浪费在美好的事物上')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去书城' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: '管理' })).toBeNull();
  });

  it('lives with a damaged storage', async () => {
    const shelf = guestShelf([entry('1', '断桥茶馆')]);
    const damaged = { ...shelf, outbox: [{ title: 'x' }, ...shelf.outbox, null] };
    await openShelf({ device: { guest_shelf: damaged, progress: { 1: 7 } } });
    expect(books().getAllByRole('link')).toHaveLength(2);
  });

  it('scrolls to where it was, 100 ms after returning [SHELF-37] [CONST-66]', async () => {
    const { at } = await openShelf();
    act(() => window.scrollTo(0, 640));
    act(() => at.navigate('/nowhere'));
    expect(window.scrollY).toBe(0);
    vi.useFakeTimers();
    act(() => at.navigate(-1));
    act(() => void vi.advanceTimersByTime(99));
    expect(window.scrollY).toBe(0);
    act(() => void vi.advanceTimersByTime(1));
    expect(window.scrollY).toBe(640);
  });
});

describe('editing the shelf', () => {
  it('begins by holding a book, which is then selected [SHELF-16] [SHELF-17]', async () => {
    const { at } = await openShelf();
    hold(/断桥茶馆/);
    const held = books().getByRole('button', { name: /断桥茶馆/ });
    fireEvent.click(held);
    expect(held.getAttribute('aria-pressed')).toBe('true');
    expect(at.address).toBe('/shelf');
  });

  it('says 书籍管理 and hides the tab bar and the place for the next book [SHELF-05] [SHELF-18] [SHELF-20] [TAB-07]', async () => {
    await openShelf();
    expect(tabBar()).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '管理' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('书籍管理');
    expect(document.title).toBe('书籍管理-书页小说');
    expect(tabBar()).toBeNull();
    expect(screen.queryByText('添加书籍')).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('书架');
    expect(tabBar()).not.toBeNull();
  });

  it('keeps the focus of who edits by keys, and is left by Escape', async () => {
    await openShelf();
    pressByKey('管理');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '书籍管理' }));
    pressByKey('取消');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '书架' }));
    pressByKey('管理');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('书架');
  });

  it('selects and unselects by a tap [SHELF-19] [SHELF-23] [SHELF-24]', async () => {
    await edit();
    expect(remove().disabled).toBe(true);
    fireEvent.click(books().getByRole('button', { name: /断桥茶馆/ }));
    expect(remove().textContent).toBe('删除(1)');
    expect(remove().disabled).toBe(false);
    fireEvent.click(books().getByRole('button', { name: /断桥茶馆/ }));
    expect(remove().textContent).toBe('删除');
  });

  it('selects all and none [SHELF-21] [SHELF-22]', async () => {
    await edit();
    fireEvent.click(screen.getByRole('button', { name: '全选' }));
    expect(screen.getByRole('button', { name: '删除(2)' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '取消全选' }));
    expect(screen.getByRole('button', { name: '删除' })).toBeTruthy();
  });

  it('deletes what is selected once it was confirmed, and leaves editing [SHELF-25] [SHELF-26] [SHELF-33]', async () => {
    const storage = fakeStorage(twoBooks);
    await edit({ storage });
    fireEvent.click(books().getByRole('button', { name: /断桥茶馆/ }));
    fireEvent.click(screen.getByRole('button', { name: '删除(1)' }));
    const dialog = await screen.findByRole('alertdialog', { name: '是否删除所选 1 本书籍' });
    fireEvent.click(within(dialog).getByRole('button', { name: '删除' }));
    await waitFor(() => expect(books().getAllByRole('link')).toHaveLength(2));
    expect(screen.queryByText('断桥茶馆')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('书架');
    expect(storage.getItem(`${brand.storagePrefix}guest_shelf`)).not.toContain('断桥茶馆');
  });

  it('says that it is deleting until the books are gone [SHELF-26]', async () => {
    const { services } = await edit();
    let finish: (() => void) | undefined;
    services.shelf.setState({ remove: () => new Promise<void>((done) => (finish = done)) });
    fireEvent.click(screen.getByRole('button', { name: '全选' }));
    fireEvent.click(screen.getByRole('button', { name: '删除(2)' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('正在删除...')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('书架');
    finish?.();
    await waitFor(() => expect(screen.queryByText('正在删除...')).toBeNull());
  });

  it('keeps everything when the question is answered 取消 [SHELF-25]', async () => {
    await edit();
    fireEvent.click(screen.getByRole('button', { name: '全选' }));
    fireEvent.click(screen.getByRole('button', { name: '删除(2)' }));
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: '取消' }));
    expect(books().getAllByRole('button')).toHaveLength(2);
  });

  it('says that deleting failed, and keeps the books [SHELF-27] [ERR-55]', async () => {
    const { services } = await edit();
    services.shelf.setState({ remove: () => Promise.reject(new Error('disk')) });
    fireEvent.click(screen.getByRole('button', { name: '全选' }));
    fireEvent.click(screen.getByRole('button', { name: '删除(2)' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('网络或服务异常，请稍后再试')).toBeTruthy();
    expect(books().getByRole('link', { name: /断桥茶馆/ })).toBeTruthy();
  });

  it('begins anew with nothing selected after 取消 [SHELF-20]', async () => {
    await edit();
    fireEvent.click(screen.getByRole('button', { name: '全选' }));
    fireEvent.click(screen.getByRole('button', { name: '取消' }));
    fireEvent.click(screen.getByRole('button', { name: '管理' }));
    expect(remove().textContent).toBe('删除');
  });

  it('shows an invalid mode as the view [SHELF-28]', async () => {
    const { services } = await edit();
    act(() => services.storeOf(createShelfEditStore).setState({ mode: 2 as ShelfMode }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('书架');
    expect(books().getByRole('link', { name: /断桥茶馆/ })).toBeTruthy();
  });

  it('ends when the page is left [SHELF-30]', async () => {
    const { at, services } = await edit();
    act(() => at.navigate('/nowhere'));
    await waitFor(() => expect(services.storeOf(createShelfEditStore).getState().mode).toBe(ShelfMode.View));
  });

  it('ends when the page is hidden or seen again, and then loads what another tab changed [SHELF-31] [SHELF-35] [CONST-64]', async () => {
    const storage = fakeStorage(twoBooks);
    await edit({ storage });
    storage.setItem(`${brand.storagePrefix}guest_shelf`, JSON.stringify(guestShelf([entry('5', '墨班车')])));
    vi.useFakeTimers();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('书架');
    act(() => void vi.advanceTimersByTime(499));
    expect(books().queryByRole('link', { name: /墨班车/ })).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(books().getByRole('link', { name: /墨班车/ })).toBeTruthy();
  });
});
