import { placeAt } from '@shuye/core-domain/progress';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPages } from '../../../testing/renderPages.tsx';
import { wireChapterList, wireChapters } from '../../../testing/wire.ts';
import { guestShelf } from '../../../testing/guestShelf.ts';

const entry = { title: '山中灯火', author: '', coverUrl: '', format: 1, addedAt: 1, bookId: '1001', updatedAt: 1 };
const left = { place: placeAt('gone', '早已不在', 0), percent: 7300, chapterTitle: '旧章', at: 5 };
/** Longer than a place waits to be saved, ms. */
const SAVED_BY_NOW = 700;

it('opens the nearest chapter where the saved one is gone, and writes nothing until a page is turned [PROG-09]', async () => {
  const { page, tap, services } = await renderPages({
    answers: {
      chapterList: wireChapterList(['', wireChapters(100).map((chapter) => ({ ...chapter, isFreeRead: 1 }))]),
    },
    device: { progress: { 1001: left }, guest_shelf: guestShelf([entry]) },
  });
  const reading = () => services.shelf.getState().readingOf('1001');
  const before = reading();
  await waitFor(() => expect(page.textContent).toContain('第73章'));
  await new Promise((done) => setTimeout(done, SAVED_BY_NOW));
  window.dispatchEvent(new Event('pagehide'));
  expect(services.progress.load('1001')).toEqual(left);
  expect(reading()).toEqual(before);

  tap(0.9, 0.5);
  await waitFor(() => expect(services.progress.load('1001')?.place.chapterId).toBe('c73'));
  expect(reading()?.bookmark.chapter).toBe('c73');
});
