import { aChapter } from '@shuye/core-domain/testing';
import { placeAt } from '@shuye/core-domain/progress';
import { emptyShelfRecord, updateBook } from '@shuye/core-domain/shelf';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aLongChapter } from '../../../../testing/aLongChapter.ts';
import { renderPages, type RenderPagesOptions } from '../../../../testing/renderPages.tsx';

const USER = '9000001';
const NOW = 1_790_000_000_000;
const HOUR = 3_600_000;
const QUESTION = '本地阅读进度与云端不一致，是否使用本地进度覆盖云端进度？';

/** The place of a sentence of the seventh chapter. */
const seventh = aLongChapter(aChapter({ title: '第7章' }));
const inTheSeventh = (sentence: number) => placeAt('c7', seventh, seventh.indexOf(`第${sentence}句`));

/** Where this device left the book two hours ago. */
const leftHere = (chapterId: string) => ({
  1001: { place: placeAt(chapterId, '', 0), percent: 1, chapterTitle: '', at: NOW - 2 * HOUR },
});

/** The account's shelf as another device left it an hour ago, at a sentence of the seventh chapter. */
const leftThere = (sentence: number) => {
  const bookmark = { chapter: 'c7', chapterTitle: '第7章', percent: 5000, place: inTheSeventh(sentence) };
  return { ...updateBook(emptyShelfRecord('other'), '1001', bookmark, NOW - HOUR), device: 'device-1' };
};

/** A place in a chapter that the book no longer has. */
const gone = (sentence: number) => placeAt('gone', '早已不在的一章'.repeat(20), sentence);

async function open(left: string, options: RenderPagesOptions = {}) {
  const view = await renderPages({ userId: USER, device: { progress: leftHere(left) }, ...options });
  act(() => {
    view.services.storage.write(`shelf_${USER}`, leftThere(100));
    view.services.shelf.getState().setStatus({ isReady: true, isSynced: true, pulls: 1 });
  });
  const isRead = (words: string) =>
    Array.from(view.page.querySelectorAll('[style*="visibility: visible"]')).some((leaf) =>
      leaf.textContent?.includes(words),
    );
  return { ...view, isRead };
}

describe('the exact place of another device', () => {
  it('is where reading goes on in another chapter, on request [PROG-07, A-17]', async () => {
    const { isRead, services } = await open('c2');
    expect(await screen.findByText(QUESTION)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '使用云端进度' }));
    await waitFor(() => expect(isRead('第7章第100句')).toBe(true));
    expect(isRead('第7章第1句')).toBe(false);
    await waitFor(() => expect(services.progress.load('1001')?.place.chapterId).toBe('c7'));
    expect(services.shelf.getState().readingOf('1001')?.bookmark.place?.offset).toBeGreaterThan(0);
  });

  it('is where reading goes on in the chapter that is read here too, without a question [READER-25, A-17]', async () => {
    const { isRead } = await open('c7');
    await waitFor(() => expect(isRead('第7章第100句')).toBe(true));
    expect(screen.queryByText(QUESTION)).toBeNull();
  });

  it('is not gone to from an address that wants its own chapter [RPARAM-06]', async () => {
    const { isRead, services } = await open('c2', { query: '?forceUseCurrentCid=1' });
    await waitFor(() => expect(services.shelf.getState().readingOf('1001')?.bookmark.chapter).toBe('c2'));
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(isRead('第2章第1句')).toBe(true);
  });

  it('leads to the nearest chapter, unasked and unwritten, where its own and this device’s are gone [PROG-06, READER-25]', async () => {
    const { services, isRead } = await renderPages({
      userId: USER,
      device: { progress: { 1001: { place: gone(4), percent: 5000, chapterTitle: '', at: NOW - 2 * HOUR } } },
    }).then((view) => {
      const bookmark = { chapter: 'gone', chapterTitle: '', percent: 5000, place: gone(60) };
      const record = { ...updateBook(emptyShelfRecord('other'), '1001', bookmark, NOW - HOUR), device: 'device-1' };
      act(() => {
        view.services.storage.write(`shelf_${USER}`, record);
        view.services.shelf.getState().setStatus({ isReady: true });
      });
      return { ...view, isRead: (words: string) => view.page.textContent?.includes(words) };
    });
    await waitFor(() => expect(isRead('第6章第1句')).toBe(true));
    await new Promise((done) => setTimeout(done, 700));
    expect(screen.queryByText(QUESTION)).toBeNull();
    expect(services.shelf.getState().readingOf('1001')?.bookmark.chapter).toBe('gone');
  });
});
