import type { PageEvent } from '@shuye/host-bridges';
import { placeAt } from '@shuye/core-domain/progress';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aHost } from '../../../testing/aHost.ts';
import { renderPages, type RenderPagesOptions } from '../../../testing/renderPages.tsx';
import { guestShelf } from '../../../testing/guestShelf.ts';
import { onTime } from '../../../testing/onTime.ts';
import { aWireBook } from '../../../testing/wire.ts';

const entry = { title: '山中灯火', author: '', coverUrl: '', format: 1, addedAt: 1, bookId: '1001', updatedAt: 1 };

/** Opens the third chapter of a book on the shelf; the clock never shows the same time twice. */
async function open({ skewMs = 0, ...options }: RenderPagesOptions & { skewMs?: number } = {}) {
  let time = 1_790_000_000_000 + skewMs;
  const view = await renderPages({
    ...options,
    query: '?forceChapterIndex=2',
    device: { guest_shelf: guestShelf([entry]) },
    nowMs: () => {
      time += 1;
      return time;
    },
  });
  const told = () => view.services.shelf.getState().readingOf('1001');
  await waitFor(() => expect(told()?.bookmark.chapter).toBe('c3'));
  return { ...view, told };
}

describe('the shelf', () => {
  it('receives the opened chapter, then each change of chapter [READER-26, PROG-10]', async () => {
    const { told } = await open();
    fireEvent.click(screen.getByRole('button', { name: '下一章' }));
    await waitFor(() => expect(told()?.bookmark).toMatchObject({ chapter: 'c4', chapterTitle: '第4章' }));
    fireEvent.click(screen.getByRole('button', { name: '上一章' }));
    await waitFor(() => expect(told()?.bookmark.chapter).toBe('c3'));
  });

  it.each([
    ['ahead', 365 * 86_400_000],
    ['behind', -365 * 86_400_000],
  ])(
    'hears by the server’s clock when a place was read, on a device whose own is a year %s (F12) [PROG-10]',
    async (_, skewMs) => {
      const { told } = await open({
        answers: { bookInfo: onTime(aWireBook()) },
        skewMs,
      });
      expect(Math.abs((told()?.at.time ?? 0) - 1_790_000_000_000)).toBeLessThan(60_000);
    },
  );

  it('receives the very place when the page is hidden or left, once (A-17)', async () => {
    const { told, tap, services, unmount } = await open();
    tap(0.9, 0.5);
    await waitFor(() => expect(services.progress.load('1001')?.place.offset).toBeGreaterThan(0));
    const later = services.nowMs();
    fireEvent(window, new Event('pagehide'));
    // Another device that read on meanwhile was later.
    expect(told()?.at.time).toBeLessThan(later);
    const offset = services.progress.load('1001')?.place.offset;
    expect(told()?.bookmark).toMatchObject({ chapter: 'c3', place: { chapterId: 'c3', offset } });
    const before = told()?.at;
    fireEvent(window, new Event('pagehide'));
    expect(told()?.at).toEqual(before);
    tap(0.9, 0.5);
    unmount();
    expect(told()?.bookmark.place?.offset).toBeGreaterThan(offset ?? 0);
  });

  it('receives the very place when the host says that it hides the page (A-17)', async () => {
    const heard = new Set<(event: PageEvent) => void>();
    const onPageEvent = (listener: (event: PageEvent) => void) => {
      heard.add(listener);
      return () => void heard.delete(listener);
    };
    const { bridge } = aHost();
    const { told, tap, services, unmount } = await open({ host: aHost({ bridge: { ...bridge, onPageEvent } }) });
    const say = (event: PageEvent): void => heard.forEach((listener) => listener(event));
    tap(0.9, 0.5);
    await waitFor(() => expect(services.progress.load('1001')?.place.offset).toBeGreaterThan(0));
    expect(told()?.bookmark.place?.offset).toBe(0);
    say('pageHide');
    expect(told()?.bookmark.place?.offset).toBe(services.progress.load('1001')?.place.offset);
    const before = told()?.at;
    say('pageShow');
    expect(told()?.at).toEqual(before);
    unmount();
    expect(heard.size).toBe(0);
  });

  it('keeps the place that another tab told while a page was left open (A-17)', async () => {
    const { told, tap, services, unmount } = await open();
    tap(0.9, 0.5);
    await waitFor(() => expect(services.progress.load('1001')?.place.offset).toBeGreaterThan(0));
    const bookmark = { chapter: 'c7', chapterTitle: '第7章', percent: 7000, place: placeAt('c7', '', 0) };
    services.shelf.getState().touch('1001', bookmark, services.nowMs());
    unmount();
    expect(told()?.bookmark.chapter).toBe('c7');
  });

  it('receives no page turn within a chapter [READER-26, PROG-10]', async () => {
    const { told, tap, pageRead, services } = await open();
    const before = told()?.at;
    tap(0.9, 0.5);
    expect(pageRead()).toBe(2);
    await waitFor(() => expect(services.progress.load('1001')?.place.offset).toBeGreaterThan(0));
    expect(told()?.at).toEqual(before);
  });
});
