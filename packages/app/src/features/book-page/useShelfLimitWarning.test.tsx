import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aHost } from '../../testing/aHost.ts';
import { guestShelf } from '../../testing/guestShelf.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';
import { aWireBook, wireChapterList, wireRecommendation } from '../../testing/wire.ts';

/** A guest's shelf, the oldest book first. */
const kept = (count: number, title = '旧书') =>
  guestShelf(
    Array.from({ length: count }, (_, at) => ({
      bookId: String(5000 + at),
      title: at === 0 ? title : `书${at}`,
      updatedAt: 1000 + at,
    })),
  );

const addTo = async (count: number, options: RenderAppOptions & { title?: string } = {}) => {
  const { title, ...rest } = options;
  const app = await renderApp({
    path: '/cover/1001',
    device: { guest_shelf: kept(count, title) },
    answers: { bookInfo: aWireBook(), chapterList: wireChapterList(), recommend: wireRecommendation('2001') },
    ...rest,
  });
  fireEvent.click(await screen.findByRole('button', { name: '加入书架' }));
  await screen.findByRole('button', { name: '已加入书架' });
  return app;
};

describe('adding a book to a shelf of 300', () => {
  it('warns by an alert in a browser, naming the book that is hidden [SHELFSYNC-12] [SHELFSYNC-13] [SHELFSYNC-15] [ERR-73]', async () => {
    const { services } = await addTo(300, { title: '断桥茶馆' });
    const alert = await screen.findByRole('alertdialog', {
      name: '书架书籍总数超过300本，最早加入的书籍《断桥茶馆》将被隐藏',
    });
    expect(services.shelf.getState().entries.some(({ bookId }) => bookId === '5000')).toBe(false);
    fireEvent.click(within(alert).getByRole('button', { name: '确定' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('counts and names the books of the account, whatever a guest kept [SHELFSYNC-12] [SHELFSYNC-13]', async () => {
    const device = { guest_shelf: kept(1, '游客的书'), shelf_9000001: kept(300, '断桥茶馆') };
    await addTo(0, { userId: '9000001', device });
    expect(await screen.findByRole('alertdialog', { name: /《断桥茶馆》将被隐藏/ })).toBeTruthy();
  });

  it('warns by a toast of five seconds in an app [SHELFSYNC-14] [CONST-67]', async () => {
    const host = aHost({ platform: { android: 107, ios: 108 } });
    const { services } = await addTo(300, { host });
    const toast = services.toaster.current();
    expect(toast).toMatchObject({ message: expect.stringContaining('书架书籍总数超过300本'), durationMs: 5000 });
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says nothing while there is room [SHELFSYNC-12]', async () => {
    const { services } = await addTo(299);
    expect([services.toaster.current(), screen.queryByRole('alertdialog')]).toEqual([undefined, null]);
  });

  it('says nothing of a book that could not be added', async () => {
    const { services, unmount } = await renderApp({
      path: '/cover/1001',
      device: { guest_shelf: kept(300) },
      answers: { bookInfo: aWireBook(), chapterList: wireChapterList(), recommend: wireRecommendation('2001') },
    });
    services.shelf.setState({ add: vi.fn(() => Promise.reject(new Error('disk'))) });
    fireEvent.click(await screen.findByRole('button', { name: '加入书架' }));
    expect(await screen.findByText('网络或服务异常，请稍后再试')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    unmount();
  });
});
