import { BookFormat } from '@shuye/core-domain';
import { describe, expect, it } from 'vitest';
import { createStorage } from '../services/createStorage.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import { createShelfStore, type ShelfBook } from './shelfStore.ts';

const book = (bookId: string): ShelfBook => ({
  bookId,
  title: `书${bookId}`,
  author: '佚名',
  coverUrl: '',
  format: BookFormat.Standard,
});

/** A shelf in a tab of its own; every look at the clock is a millisecond later. */
function aShelf(device = fakeStorage()) {
  let time = 1000;
  const store = createShelfStore(
    createStorage(() => device),
    () => (time += 1),
  );
  return { store, ids: () => store.getState().entries.map(({ bookId }) => bookId), ...store.getState() };
}

describe('a guest’s shelf', () => {
  it('keeps books, the newest first [PROD-04]', async () => {
    const { add, ids } = aShelf();
    await add(book('1'));
    await add(book('2'));
    expect(ids()).toEqual(['2', '1']);
  });

  it('keeps a book once', async () => {
    const { add, ids } = aShelf();
    await add(book('1'));
    await add(book('2'));
    await add(book('1'));
    expect(ids()).toEqual(['1', '2']);
  });

  it('moves a book to the front when it is read, and takes in none that is not kept', async () => {
    const { add, touch, ids } = aShelf();
    await add(book('1'));
    await add(book('2'));
    touch('1');
    touch('9');
    expect(ids()).toEqual(['1', '2']);
  });

  it('takes books off', async () => {
    const { add, remove, ids } = aShelf();
    await add(book('1'));
    await add(book('2'));
    await remove(['1', '9']);
    expect(ids()).toEqual(['2']);
  });

  it('is there again after a reload', async () => {
    const device = fakeStorage();
    await aShelf(device).add(book('1'));
    expect(aShelf(device).ids()).toEqual(['1']);
  });

  it('of two tabs keeps the books of both', async () => {
    const device = fakeStorage();
    const [one, other] = [aShelf(device), aShelf(device)];
    await one.add(book('1'));
    await other.add(book('2'));
    expect(aShelf(device).ids().toSorted()).toEqual(['1', '2']);
    one.reload();
    expect(one.ids().toSorted()).toEqual(['1', '2']);
  });

  it('starts empty for a page that was rendered elsewhere', async () => {
    const device = fakeStorage();
    await aShelf(device).add(book('1'));
    expect(aShelf(device).store.getInitialState().entries).toEqual([]);
  });
});
