import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BookFormat } from '@shuye/core-domain/book';
import { currentShelf, emptyShelfRecord, shelfEntry, type ShelfRecord } from '@shuye/core-domain/shelf';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fields } from '../../testing/fakeServer.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';

const COUNT = 10_000;
const ROW = 200;
let scrolled = 0;

const entry = (at: number) =>
  shelfEntry(
    String(at),
    {
      kept: true,
      at: { time: 1_700_000_000_000 - at, device: 'phone' },
      details: { title: `书${at}`, author: '', coverUrl: '', format: BookFormat.Standard },
    },
    undefined,
  );
const shelfOf = (count: number): ShelfRecord => ({
  ...emptyShelfRecord('phone'),
  synced: Array.from({ length: count }, (_, at) => entry(at)).filter((one) => one !== undefined),
});
const device = { guest_shelf: shelfOf(COUNT) };

// Fetched once here: each test then sees the list in its first frame.
beforeAll(async () => void (await import('./LongShelf.tsx')));

/** What jsdom lacks: three columns of tiles that are all equally high. */
beforeEach(() => {
  scrolled = 0;
  vi.stubGlobal('innerHeight', 844);
  document.head.innerHTML = '<style>ul { grid-template-columns: 100px 100px 100px; row-gap: 20px }</style>';
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    return this instanceof HTMLUListElement ? new DOMRect(0, -scrolled, 390, 1e6) : new DOMRect(0, 0, 100, ROW - 20);
  });
});

const open = async (options: RenderAppOptions = {}) => {
  const app = await renderApp({ path: '/shelf', device, ...options });
  // Only the code of long shelves says how many there are.
  await waitFor(() => expect(total()).toBeGreaterThan(0));
  return app;
};
const known = (bookId: string) => ({ bookId, chapterCount: 10, updatedAt: 100 });
/** Each book that is asked for has two more chapters than is known. */
function grown(fields: Fields, asked: string[][]) {
  const ids = (JSON.parse(String(fields['checkBooks'])) as { bookId: string }[]).map(({ bookId }) => bookId);
  asked.push(ids);
  const status = { updateChapterNum: 2, anyUpTime: 200, shelfStatus: 1 };
  return { data: Object.fromEntries(ids.map((bookId) => [bookId, { bookId, ...status }])) };
}
const tileOf = (bookId: string) => document.querySelector(`[data-book="${bookId}"] a`);
const books = () => within(screen.getByRole('list', { name: '书架' })).getAllByRole('link');
const total = () =>
  Number(
    screen
      .getAllByRole('listitem')
      .map((item) => item.getAttribute('aria-setsize'))
      .find(Boolean),
  ) - 1;
const nodes = () => document.querySelectorAll('*').length;
const scrollTo = (top: number) => {
  scrolled = top;
  act(() => void fireEvent.scroll(window));
};

describe('a shelf of ten thousand books', () => {
  it('shows the newest 300, and leads to all of them and back [SHELFSYNC-10] (A-03)', async () => {
    const { at } = await open();
    await waitFor(() => expect(total()).toBe(300));
    fireEvent.click(await screen.findByRole('link', { name: '全部书籍 · 10000本' }));
    expect(at.address).toBe('/shelf?all=1');
    await waitFor(() => expect(total()).toBe(COUNT));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('全部书籍');
    expect(screen.queryByRole('link', { name: /^全部书籍/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '返回' }));
    await screen.findByRole('heading', { level: 1, name: '书架' });
    await waitFor(() => expect(total()).toBe(300));
  });

  it('is drawn with as few nodes as one of a hundred, wherever it is scrolled to', async () => {
    const { unmount } = await open({ device: { guest_shelf: shelfOf(100) } });
    const few = nodes();
    unmount();
    await open({ path: '/shelf?all=1' });
    for (const top of [0, 5000, (COUNT / 3) * ROW - 844]) {
      await waitFor(() => expect(total()).toBe(COUNT));
      scrollTo(top);
      expect(books().map(({ textContent }) => textContent)).toContainEqual(
        expect.stringContaining(`书${Math.min(Math.floor(top / ROW) * 3, COUNT - 1)}`),
      );
      expect(nodes()).toBeLessThan(few * 1.4);
    }
  });

  it('is searched and filtered whole', async () => {
    await open({
      device: {
        ...device,
        progress: { 9876: { place: { chapterId: 'c1', offset: 0, print: '' }, percent: 5, chapterTitle: '', at: 1 } },
      },
    });
    await screen.findByRole('region', { name: '书架排列' });
    fireEvent.click(screen.getByRole('button', { name: '在读' }));
    expect(books()[0]?.textContent).toContain('书9876');
    fireEvent.click(screen.getByRole('button', { name: '全部' }));
    fireEvent.click(screen.getByRole('button', { name: '在书架中查找' }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '书9999' } });
    expect(books()[0]?.textContent).toContain('书9999');
    expect(screen.queryByRole('link', { name: /^全部书籍/ })).toBeNull();
  });

  it('is edited by what is shown: all of it where all of it is', async () => {
    const { services } = await open({ path: '/shelf?all=1' });
    fireEvent.click(screen.getByRole('button', { name: '管理' }));
    fireEvent.click(screen.getByRole('button', { name: '全选' }));
    fireEvent.click(screen.getByRole('button', { name: '删除(10000)' }));
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '删除' }));
    await screen.findByText('把生命浪费在美好的事物上');
    const kept = currentShelf(services.shelfRecords.read('8000000')).filter(({ keeping }) => keeping?.kept === true);
    expect(kept).toEqual([]);
  });

  it('says of every book that is looked at how it grew, also beyond the newest 300, and asks for those alone [SHELF-09] [SHELFSYNC-25]', async () => {
    const asked: string[][] = [];
    const { services } = await open({
      path: '/shelf?all=1',
      answers: { checkBooks: (fields) => grown(fields, asked) },
      device: { ...device, book_status: { version: 3, books: [known('1'), known('6001'), known('9876')] } },
    });
    scrollTo((5000 / 3) * ROW);
    scrollTo((6000 / 3) * ROW);
    await waitFor(() => expect(tileOf('6001')?.textContent).toContain('更新'));
    expect(asked).toHaveLength(1);
    expect(asked[0]?.length).toBeLessThan(100);
    scrollTo((5990 / 3) * ROW);
    await waitFor(() => expect(asked.at(-1)).toContain('5986'));
    expect(asked.flat()).not.toContain('5001');
    expect(new Set(asked.flat()).size).toBe(asked.flat().length);
    scrollTo((6000 / 3) * ROW);
    fireEvent.click(tileOf('6001') ?? expect.unreachable());
    const stored = services.storage.read('book_status', (value) => value as { books: { bookId: string }[] });
    expect(stored?.books).toContainEqual({ bookId: '6001', chapterCount: 12, updatedAt: 200 });
    expect(stored?.books).toContainEqual(known('9876'));
  });

  it('says so of the few that a search finds [SHELF-09]', async () => {
    const asked: string[][] = [];
    await open({
      answers: { checkBooks: (fields) => grown(fields, asked) },
      device: { ...device, book_status: { version: 3, books: [known('9876')] } },
    });
    fireEvent.click(screen.getByRole('button', { name: '在书架中查找' }));
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: '书9876' } });
    await waitFor(() => expect(books()[0]?.textContent).toContain('更新'));
    expect(asked.at(-1)).toEqual(['9876']);
  });

  it('is parsed once while it opens and is told how its books grew, not once for each book', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const { services } = await open({ path: '/shelf?all=1', answers: { checkBooks: { data: {} } } });
    act(() => void services.shelfSyncService.start());
    await waitFor(() => expect(services.storage.read('book_status', (value) => value)).toBeDefined());
    scrollTo((6000 / 3) * ROW);
    await waitFor(() => expect(services.seen.map(({ name }) => name)).toEqual(['checkBooks', 'checkBooks']));
    expect(parse.mock.calls.filter(([text]) => text.length > 100_000)).toHaveLength(1);
  });

  it('reads what is stored once for all of its books, not once for each', async () => {
    const { services } = await open();
    const read = vi.spyOn(services.storage, 'read');
    scrollTo(3000);
    scrollTo(9000);
    expect(read.mock.calls.map(([key]) => key)).not.toContain('progress');
    expect(read.mock.calls.map(([key]) => key)).not.toContain('guest_shelf');
  });
});
