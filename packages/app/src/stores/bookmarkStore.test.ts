import { placeAt } from '@shuye/core-domain/progress';
import { describe, expect, it } from 'vitest';
import { createStorage } from '../storage/createStorage.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createBookmarkStore, MAX_BOOKMARKED_BOOKS, MAX_BOOKMARKS } from './bookmarkStore.ts';

const storeOver = (storage: Storage, bookId = '1001', nowMs = () => 7) =>
  createBookmarkStore(
    createStorage(() => storage),
    nowMs,
    bookId,
  );

const at = (chapterId: string, offset: number) => ({
  place: placeAt(chapterId, '', offset),
  chapterTitle: chapterId,
  text: `字${offset}`,
});

const texts = (store: ReturnType<typeof storeOver>) => store.getState().bookmarks.map(({ text }) => text);

describe('bookmarks of a book', () => {
  it('are kept on the device, newest first', () => {
    const storage = fakeStorage();
    const store = storeOver(storage);
    store.getState().add(at('c1', 3));
    store.getState().add(at('c2', 9));
    expect(texts(storeOver(storage))).toEqual(['字9', '字3']);
    expect(store.getState().bookmarks[0]?.at).toBe(7);
  });

  it('are its own, not another book’s', () => {
    const storage = fakeStorage();
    storeOver(storage, '1').getState().add(at('c1', 3));
    expect(texts(storeOver(storage, '2'))).toEqual([]);
    expect(texts(storeOver(storage, 'constructor'))).toEqual([]);
  });

  it('stand once at a place, and go by it', () => {
    const store = storeOver(fakeStorage());
    store.getState().add(at('c1', 3));
    store.getState().add(at('c1', 3));
    store.getState().add(at('c1', 4));
    expect(texts(store)).toEqual(['字4', '字3']);
    store.getState().remove([placeAt('c1', '', 3)]);
    expect(texts(store)).toEqual(['字4']);
  });

  it('made in another tab are not undone', () => {
    const storage = fakeStorage();
    const [one, other] = [storeOver(storage), storeOver(storage)];
    one.getState().add(at('c1', 1));
    other.getState().add(at('c1', 2));
    expect(texts(storeOver(storage))).toEqual(['字2', '字1']);
  });

  it('lose the oldest when there are too many of them or of books', () => {
    const storage = fakeStorage();
    let nowMs = 0;
    const clock = () => (nowMs += 1);
    const store = storeOver(storage, '0', clock);
    for (let offset = 0; offset <= MAX_BOOKMARKS; offset += 1) store.getState().add(at('c1', offset));
    expect(store.getState().bookmarks).toHaveLength(MAX_BOOKMARKS);
    expect(texts(store)).not.toContain('字0');
    for (let book = 1; book <= MAX_BOOKMARKED_BOOKS; book += 1)
      storeOver(storage, `${book}`, clock).getState().add(at('c1', 1));
    expect(texts(storeOver(storage, '0'))).toEqual([]);
    expect(texts(storeOver(storage, '1'))).toEqual(['字1']);
  });

  it('that are damaged are left out, the others stay', () => {
    const good = { ...at('c1', 3), at: 1 };
    const stored = { 1001: [good, { text: 'x' }, null], 7: 'nothing' };
    expect(texts(storeOver(fakeStorage({ text_bookmarks: stored })))).toEqual(['字3']);
    expect(texts(storeOver(fakeStorage({ text_bookmarks: 'damaged' })))).toEqual([]);
  });
});
