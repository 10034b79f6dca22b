import { placeAt } from '@shuye/core-domain/progress';
import { bookmarksOf } from '@shuye/core-domain/text-bookmarks';
import { describe, expect, it, vi } from 'vitest';
import { createStorage } from '../storage/createStorage.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createBookmarkStore } from './bookmarkStore.ts';

const show = vi.fn<(message: string) => void>();
const storeOver = (storage: Storage) =>
  createBookmarkStore({
    storage: createStorage(() => storage),
    nowMs: () => 7,
    randomId: () => 'd1',
    toaster: { show },
  });

const mark = (offset: number, bookId = '1001') => ({
  bookId,
  place: placeAt('c1', '', offset),
  chapterTitle: '第1章',
  text: `字${offset}`,
});
const texts = (store: ReturnType<typeof storeOver>, bookId = '1001') =>
  bookmarksOf(store.getState().record, bookId).map(({ text }) => text);

/** As a former version kept them. */
const former = (...offsets: number[]) => ({
  1001: offsets.map((offset) => ({
    place: placeAt('c1', '', offset),
    chapterTitle: '',
    text: `旧${offset}`,
    at: 1,
  })),
});

describe('bookmarks on a device', () => {
  it('are kept, of each book its own', () => {
    const storage = fakeStorage();
    const store = storeOver(storage);
    store.getState().add(mark(3));
    store.getState().add(mark(9, '1002'));
    expect([texts(storeOver(storage)), texts(storeOver(storage), '1002')]).toEqual([['字3'], ['字9']]);
    store.getState().remove('1001', [placeAt('c1', '', 3)]);
    expect(texts(storeOver(storage))).toEqual([]);
  });

  it('made in another tab are not undone', () => {
    const storage = fakeStorage();
    const [one, other] = [storeOver(storage), storeOver(storage)];
    one.getState().add(mark(1));
    other.getState().add(mark(2));
    expect(texts(storeOver(storage)).sort()).toEqual(['字1', '字2']);
  });

  it('of a former version that cannot be read are no bookmarks, and stay aside when one is made (F11)', () => {
    const storage = fakeStorage();
    storage.setItem('shuye_text_bookmarks', '{"1001":[{"pl');
    const store = storeOver(storage);
    store.getState().add(mark(3));
    expect(texts(store)).toEqual(['字3']);
    expect(storage.getItem('shuye_text_bookmarks_damaged')).toBe('{"1001":[{"pl');
  });

  it('of a former version are shown, taken over with the first change, and so are those that a tab of it makes later (F20)', () => {
    const storage = fakeStorage({ text_bookmarks: former(3) });
    const store = storeOver(storage);
    expect(texts(store)).toEqual(['旧3']);
    store.getState().add(mark(9));
    expect(storage.getItem('shuye_text_bookmarks')).toBeNull();
    const later = fakeStorage({
      bookmarks: JSON.parse(storage.getItem('shuye_bookmarks') ?? '') as unknown,
      text_bookmarks: former(5),
    });
    expect(texts(storeOver(later))).toEqual(['字9', '旧5', '旧3']);
  });

  it('for which there is no room stay where they were, and the reader is told once (F9)', () => {
    const kept = fakeStorage({
      text_bookmarks: { 1001: [{ place: placeAt('c1', '', 3), chapterTitle: '', text: '旧', at: 1 }] },
    });
    const full: Storage = {
      ...kept,
      setItem: () => {
        throw new DOMException('no', 'QuotaExceededError');
      },
    };
    const store = storeOver(full);
    store.getState().add(mark(9));
    store.getState().add(mark(10));
    expect(texts(store)).toHaveLength(3);
    expect(show.mock.calls).toEqual([['设备空间不足，书签没有存下']]);
    expect(texts(storeOver(kept))).toEqual(['旧']);
  });
});
