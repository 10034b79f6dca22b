import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnotationSync } from '../../../services/createAnnotationSync.ts';
import { createBookmarkSync } from '../../../services/createBookmarkSync.ts';
import { createDiarySync } from '../../../services/createDiarySync.ts';
import { createAnnotationStore } from '../../../stores/annotationStore.ts';
import { createBookmarkStore } from '../../../stores/bookmarkStore.ts';
import { createDiaryStore } from '../../../stores/diaryStore.ts';
import { createVisitStore } from '../../../stores/visitStore.ts';
import { aHost } from '../../../testing/aHost.ts';
import { anOwnBook } from '../../../testing/anOwnBook.ts';
import { renderApp, type RenderAppOptions } from '../../../testing/renderApp.tsx';

const READER = '9000001';

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  // What jsdom lacks: characters that lie somewhere.
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openOwn(options: RenderAppOptions = {}) {
  const book = await anOwnBook();
  const app = await renderApp({
    path: `/reader/local#${book.bookId}`,
    host: aHost({ opensFiles: true }),
    ...options,
    device: { has_read: true, ...options.device },
  });
  return { book, ...app };
}

describe('a book that the reader brought along', () => {
  it('is read from this device, without any server', async () => {
    const host = aHost();
    host.setOnline(false);
    await openOwn({ host });
    expect(await screen.findByText(/第一夜的正文/)).toBeTruthy();
    expect(document.title).toContain('夜渡');
    fireEvent.click(await screen.findByRole('button', { name: '下一章' }));
    expect(await screen.findByText(/第二夜的正文/)).toBeTruthy();
  });

  it('opens where it was left', async () => {
    const place = { chapterId: 'c2', offset: 0, print: '' };
    const progress = { 'local-1x-2y-3': { place, percent: 9000, chapterTitle: '第三夜', at: 1 } };
    await openOwn({ device: { progress } });
    expect(await screen.findByText(/第三夜的正文/)).toBeTruthy();
  });

  it('that is not here says so, and leads to the shelf', async () => {
    await anOwnBook();
    await renderApp({ path: '/reader/local#local-other' });
    expect(await screen.findByText('这台设备上没有这本书')).toBeTruthy();
    expect(screen.getByRole('link', { name: '去书架' }).getAttribute('href')).toBe('/shelf');
  });
});

describe('what an account reads of its own books', () => {
  it('is never named to a server, whatever is read, marked, noted, counted and synced', async () => {
    const sent: string[] = [];
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init);
      sent.push(decodeURIComponent(`${request.url} ${await request.text()}`));
      return new Response('{}', { status: 503 });
    };
    const { book, services, unmount } = await openOwn({ userId: READER, device: { last_account: READER }, fetch });
    await screen.findByText(/第一夜的正文/);
    fireEvent.click(await screen.findByRole('button', { name: '下一章' }));
    await screen.findByText(/第二夜的正文/);
    const { bookId } = book;
    act(() => {
      services.storeOf(createDiaryStore).getState().add({ bookId, seconds: 60, words: 300 });
      services
        .storeOf(createAnnotationStore)
        .getState()
        .highlight({
          bookId,
          chapterId: 'c1',
          chapterTitle: '第二夜',
          text: '第二夜的正文。\n山中灯火一夜未熄。',
          offset: 0,
          length: 4,
          colour: 'yellow',
        } as never);
    });
    fireEvent.click(screen.getByRole('button', { name: '书签' }));
    await waitFor(() => expect(services.storeOf(createBookmarkStore).getState().load().items).toHaveLength(1));
    await waitFor(() => expect(services.storeOf(createVisitStore).getState().load(bookId)).not.toEqual([]));
    await services
      .storeOf(createDiarySync)()
      .catch(() => undefined);
    await services.storeOf(createAnnotationSync)();
    await services
      .storeOf(createBookmarkSync)()
      .catch(() => undefined);
    unmount();
    await act(() => new Promise((done) => setTimeout(done, 700)));
    expect(services.storeOf(createDiaryStore).getState().load().days).not.toEqual([]);
    expect(sent.length).toBeGreaterThan(1);
    expect(sent.filter((one) => /local-|夜渡|第二夜/.test(one))).toEqual([]);
    expect(services.progress.load(bookId)?.place.chapterId).toBe('c1');
  });
});

describe('the shelf of who brought books along', () => {
  it('shows them beside the others, marked, newest first, and takes them away with all that belongs to them', async () => {
    const book = await anOwnBook();
    await renderApp({ path: '/shelf', host: aHost({ opensFiles: true }) });
    const link = await screen.findByRole('link', { name: /夜渡/ });
    expect(link.getAttribute('href')).toBe(`/reader/local#${book.bookId}`);
    expect(link.textContent).toContain('本地');
    fireEvent.click(screen.getByRole('button', { name: '管理' }));
    fireEvent.click(screen.getByRole('button', { name: /夜渡/ }));
    fireEvent.click(screen.getByRole('button', { name: '删除(1)' }));
    fireEvent.click((await screen.findAllByRole('button', { name: '删除' })).at(-1) ?? expect.unreachable());
    await waitFor(() => expect(screen.queryByText('夜渡')).toBeNull());
    const { listOwnBooks, readOwnChapter } = await import('../../../features/own-books/ownBooks.ts');
    expect(await listOwnBooks('')).toEqual([]);
    expect(await readOwnChapter('e1', 0)).toBeUndefined();
  });

  it('has no way to bring books along in a host that opens no files', async () => {
    await renderApp({ path: '/shelf' });
    expect(screen.queryByRole('button', { name: '导入本地书' })).toBeNull();
  });
});
