import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anOwnBook } from '../../../testing/anOwnBook.ts';
import { inOwnBooks } from '../openOwnBooks.ts';
import type { BookNews } from './BookOrder.ts';
import { createPackDesk } from './createPackDesk.ts';

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue(undefined));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function aDesk() {
  const told: BookNews[] = [];
  const handedOver: Transferable[] = [];
  const desk = createPackDesk((news, things = []) => {
    told.push(news);
    handedOver.push(...things);
  });
  return { desk, told, handedOver };
}

it('tells how far it is, and hands the packed book over in place of a copy', async () => {
  const { desk, told, handedOver } = aDesk();
  await desk({ kind: 'pack', book: await anOwnBook() });
  const shares = told.flatMap((news) => (news.kind === 'progress' ? [news.share] : []));
  expect(shares).toEqual([0.25, 0.5, 0.75, 1]);
  const last = told.at(-1);
  expect(last?.kind === 'packed' && handedOver).toEqual([last?.kind === 'packed' && last.packed.bytes.buffer]);
});

it('says so where a text of the book is gone', async () => {
  const book = await anOwnBook();
  await inOwnBooks('readwrite', ['chapters'], async (store) => void store('chapters').delete([book.edition, 1]));
  const { desk, told } = aDesk();
  await desk({ kind: 'pack', book });
  expect(told.at(-1)).toEqual({ kind: 'failed', fault: 'lost' });
});

it('says so where the storage gives nothing', async () => {
  const book = await anOwnBook();
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(() => {
    throw new DOMException('The storage is broken.', 'UnknownError');
  });
  const { desk, told } = aDesk();
  await desk({ kind: 'pack', book });
  expect(told.at(-1)).toEqual({ kind: 'failed', fault: 'storage' });
});
