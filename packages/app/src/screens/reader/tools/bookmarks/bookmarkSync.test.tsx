import { bookmarksOf } from '@shuye/core-domain/text-bookmarks';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createBookmarkStore } from '../../../../stores/bookmarkStore.ts';
import { aReaderServer } from '../../../../testing/aReaderServer.ts';
import { Refusal } from '../../../../testing/fakeServer.ts';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';

const USER = '10000001';

/** Reads on a device until it is left; what it keeps is given to the next visit. */
async function open(deviceId: string, options: RenderReaderOptions) {
  const view = await renderReader({ userId: USER, randomId: () => deviceId, ...options });
  const button = await screen.findByRole('button', { name: '书签' });
  const store = view.services.storeOf(createBookmarkStore);
  const marks = () => bookmarksOf(store.getState().load(), '1001').map(({ chapterTitle }) => chapterTitle);
  const unsent = () => store.getState().load().unsent;
  return { ...view, button, marks, unsent };
}

const stored = (at: number) => ({
  place: { chapterId: 'c1', offset: 0, print: '' },
  chapterTitle: '第1章',
  text: '灯火',
  at,
});

it('bookmarks of an account come to its other device, and go there when they are removed here', async () => {
  const { answers, bookmarks } = aReaderServer();
  const phone = await open('phone', { answers, query: '?forceChapterIndex=4' });
  fireEvent.click(phone.button);
  await waitFor(() => expect(bookmarks.items()).toHaveLength(1), { timeout: 4000 });
  const device = { bookmarks: phone.services.storage.read('bookmarks', (value) => value) };
  phone.unmount();

  const tablet = await open('tablet', { answers, query: '?forceChapterIndex=4' });
  await waitFor(() => expect(tablet.button.getAttribute('aria-pressed')).toBe('true'));
  fireEvent.click(screen.getByRole('button', { name: '更多' }));
  const sheet = within(await screen.findByRole('dialog', { name: '更多' }));
  fireEvent.click(sheet.getByRole('button', { name: '书签' }));
  const list = within(await screen.findByRole('dialog', { name: '书签 · 1条' }));
  fireEvent.click(list.getByRole('button', { name: /^删除书签/ }));
  await waitFor(() => expect(tablet.unsent()).toEqual([]), { timeout: 4000 });
  tablet.unmount();

  const again = await open('phone', { answers, device });
  await waitFor(() => expect(again.marks()).toEqual([]));
});

it('bookmarks of a guest, those of a former version too, go to the account that logs in', async () => {
  const { answers, bookmarks } = aReaderServer();
  const guest = await open('phone', { answers, userId: '', device: { text_bookmarks: { 1001: [stored(9)] } } });
  await act(async () => undefined);
  expect(bookmarks.items()).toEqual([]);
  guest.unmount();
  const account = await open('phone', { answers, device: { text_bookmarks: { 1001: [stored(9)] } } });
  await waitFor(() => expect(account.unsent()).toEqual([]));
  expect(bookmarks.items()).toMatchObject([{ id: '1001 c1 0', value: { text: '灯火' } }]);
});

it('bookmarks beyond those that an account may keep stay on the device, and the reader is told', async () => {
  const full = new Refusal(20_008, '书签已达5000条，请先删除一些');
  const { marks, unsent } = await open('phone', {
    answers: { syncTextBookmarks: full },
    device: { text_bookmarks: { 1001: [stored(9)] } },
  });
  expect(await screen.findByText('书签已达5000条，请先删除一些')).toBeTruthy();
  expect([marks(), unsent()]).toEqual([['第1章'], ['1001 c1 0']]);
});
