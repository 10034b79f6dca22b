import { BookFormat } from '@shuye/core-domain/book';
import type { Bookmark } from '@shuye/core-domain/progress';
import { describe, expect, it } from 'vitest';
import { aShelf } from '../testing/aShelf.ts';
import { fakeStorage } from '../testing/fakeStorage.ts';
import type { ShelfBook } from './shelfStore.ts';

const book = (bookId: string): ShelfBook => ({
  bookId,
  title: `书${bookId}`,
  author: '佚名',
  coverUrl: '',
  format: BookFormat.Standard,
});
const bookmark: Bookmark = { chapter: 'c2', chapterTitle: '', percent: 20 };

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
    const { add, touch, ids, readingOf } = aShelf();
    await add(book('1'));
    await add(book('2'));
    touch('1', bookmark, 1);
    touch('9', bookmark, 1);
    expect(ids()).toEqual(['1', '2']);
    expect(readingOf('1')).toMatchObject({ bookmark, isOwn: true });
    expect(readingOf('9')).toBeUndefined();
  });

  it('takes books off', async () => {
    const { add, remove, ids } = aShelf();
    await add(book('1'));
    await add(book('2'));
    await remove(['1', '9']);
    expect(ids()).toEqual(['2']);
  });

  it('is there again after a reload, with its corners', async () => {
    const device = fakeStorage();
    await aShelf({ device }).add({ ...book('1'), offer: { discount: 5 } });
    const { store, ids } = aShelf({ device });
    expect(ids()).toEqual(['1']);
    expect(store.getState().entries[0]?.offer).toEqual({ discount: 5 });
  });

  it('of two tabs keeps the books of both', async () => {
    const device = fakeStorage();
    const [one, other] = [aShelf({ device }), aShelf({ device })];
    await one.add(book('1'));
    await other.add(book('2'));
    expect([...aShelf({ device }).ids()].sort()).toEqual(['1', '2']);
    one.reload();
    expect([...one.ids()].sort()).toEqual(['1', '2']);
  });

  it('starts empty for a page that was rendered elsewhere', async () => {
    const device = fakeStorage();
    await aShelf({ device }).add(book('1'));
    expect(aShelf({ device }).store.getInitialState().entries).toEqual([]);
  });

  it('of an unknown form is an empty shelf that takes books again', async () => {
    const device = fakeStorage({ guest_shelf: [null, { title: 'x' }, 3] });
    const { ids, add } = aShelf({ device });
    expect(ids()).toEqual([]);
    await add(book('4'));
    expect(aShelf({ device }).ids()).toEqual(['4']);
  });

  it('shows the newest 300 books, and the others as soon as there is room (A-03) [SHELFSYNC-10]', async () => {
    const { add, remove, ids } = aShelf();
    for (let at = 1; at <= 301; at += 1) await add(book(String(at)));
    expect([ids().length, ids().includes('1')]).toEqual([300, false]);
    await remove(['301']);
    expect([ids().length, ids().includes('1')]).toEqual([300, true]);
  });

  it('stays as long as the page where the device has no room', async () => {
    const full = {
      ...fakeStorage(),
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    };
    const { add, ids } = aShelf({ device: full });
    await add(book('1'));
    await add(book('2'));
    expect(ids()).toEqual(['2', '1']);
  });
});

describe('an account’s shelf', () => {
  it('is apart from the guest’s and from other accounts’', async () => {
    const device = fakeStorage();
    await aShelf({ device }).add(book('1'));
    await aShelf({ device, userId: '10000001' }).add(book('2'));
    expect(aShelf({ device }).ids()).toEqual(['1']);
    expect(aShelf({ device, userId: '10000001' }).ids()).toEqual(['2']);
    expect(aShelf({ device, userId: '10000002' }).ids()).toEqual([]);
  });

  it('remembers the places of books that are only read, for the other devices [PROG-10]', () => {
    const { touch, ids, readingOf } = aShelf({ userId: '10000001' });
    touch('9', bookmark, 1);
    expect([ids(), readingOf('9')?.bookmark]).toEqual([[], bookmark]);
  });

  it('is empty to look at while the server refuses to show it, and whole again afterwards (A-04) [SHELFSYNC-22]', async () => {
    const device = fakeStorage();
    const { add, setStatus, ids } = aShelf({ device, userId: '10000001' });
    await add(book('1'));
    setStatus({ failure: { kind: 'forced-empty', tag: 'sync bookmark fail', message: '请稍后' } });
    expect(ids()).toEqual([]);
    expect(aShelf({ device, userId: '10000001' }).ids()).toEqual(['1']);
    setStatus({ failure: undefined });
    expect(ids()).toEqual(['1']);
  });
});
