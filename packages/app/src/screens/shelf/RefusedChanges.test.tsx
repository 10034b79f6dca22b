import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Refusal, type Fields } from '../../testing/fakeServer.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const USER = '10000001';
const NOW = 1_790_000_000;
const book = (bookId: string, title: string) => ({ bookId, title, author: '', coverUrl: '', format: 1 as const });

interface SentBook {
  bid: string;
  action: number;
  cname?: string;
}

const sentBooks = ({ bookmark }: Fields): SentBook[] => JSON.parse(String(bookmark)) as SentBook[];

beforeEach(() => {
  vi.spyOn(console, 'info').mockReturnValue(undefined);
});

/** A shelf whose server takes nothing about book 8 until it is told to. */
async function openShelf(code = 20002, device = {}) {
  const server = { takesAll: false, books: new Map<string, SentBook>() };
  const app = await renderApp({
    path: '/shelf',
    userId: USER,
    device,
    answers: {
      checkBooks: { data: {} },
      syncBookmarks: (fields) => {
        const sent = sentBooks(fields);
        if (!server.takesAll && sent.some(({ bid }) => bid === '8')) return new Refusal(code, '书架已达上限');
        for (const one of sent) server.books.set(one.bid, one);
        return { detail: [...server.books.values()] as never, serverTime: NOW };
      },
    },
  });
  await act(async () => app.services.shelfSyncService.start());
  const add = (bookId: string, title: string) =>
    act(async () => app.services.shelf.getState().add(book(bookId, title)));
  return { ...app, server, add };
}

const changes = () => within(screen.getByRole('list', { name: '没有同步的改动' }));

it('a change that the server refuses waits on the shelf with its words while the others are synced [SHELFSYNC-18]', async () => {
  const { server, add } = await openShelf(400);
  await add('8', '断桥茶馆');
  await add('9', '老街食堂');
  await waitFor(() => expect(server.books.has('9')).toBe(true));
  expect(await screen.findByText('《断桥茶馆》没有放进云端书架：同步书架信息失败')).toBeTruthy();
  expect(screen.getByRole('link', { name: /老街食堂/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /断桥茶馆/ })).toBeNull();
});

it('a refused addition is tried again when its reader says so, and is gone from the list once it is taken [SHELFSYNC-18]', async () => {
  const { server, add } = await openShelf();
  await add('8', '断桥茶馆');
  fireEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(screen.getByRole('link', { name: /断桥茶馆/ })).toBeTruthy();
  expect(await screen.findByText('《断桥茶馆》没有放进云端书架：书架已达上限')).toBeTruthy();
  server.takesAll = true;
  fireEvent.click(changes().getByRole('button', { name: '重试' }));
  await waitFor(() => expect(server.books.has('8')).toBe(true));
  expect(screen.queryByRole('list', { name: '没有同步的改动' })).toBeNull();
  expect(screen.getByRole('link', { name: /断桥茶馆/ })).toBeTruthy();
});

it('a refused change outlives the page, and is let go by its reader', async () => {
  const { add, services, unmount } = await openShelf();
  await add('8', '断桥茶馆');
  await screen.findByText(/没有放进云端书架/);
  unmount();
  const stored = services.storage.read('refused_changes', (value) => value);
  await openShelf(20002, { refused_changes: stored });
  fireEvent.click(await screen.findByRole('button', { name: '知道了' }));
  expect(screen.queryByText(/没有放进云端书架/)).toBeNull();
});

it('a refused place is not sent again as it was: what was read since stands', async () => {
  const { add, services, server } = await openShelf(400);
  server.takesAll = true;
  await add('8', '断桥茶馆');
  await waitFor(() => expect(server.books.has('8')).toBe(true));
  server.takesAll = false;
  const bookmark = { chapter: 'c2', chapterTitle: '', percent: 20 };
  act(() => services.shelf.getState().touch('8', bookmark, services.nowMs()));
  expect(await screen.findByText('《断桥茶馆》的阅读进度没有同步：同步书架信息失败')).toBeTruthy();
  expect(changes().queryByRole('button', { name: '重试' })).toBeNull();
});

it('a guest sees nothing of an account’s refused changes', async () => {
  const change = {
    action: { kind: 3, bookId: '8', at: { time: 1, device: 'x' }, sequence: 1 },
    title: '',
    message: '',
  };
  await renderApp({ path: '/shelf', device: { refused_changes: [change] } });
  expect(screen.queryByRole('list', { name: '没有同步的改动' })).toBeNull();
});
