import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Refusal, type Fields } from '../../testing/fakeServer.ts';
import { guestShelf } from '../../testing/guestShelf.ts';
import { testServices } from '../../testing/testServices.ts';
import { aWireBook } from '../../testing/wire.ts';
import { describeBooks } from './describeBooks.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`);
const named = ({ bookId }: Fields) => aWireBook({ bookName: `名${String(bookId)}`, authorName: '甲' });
const tooMany = () => new Response(null, { status: 429 });

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

async function describe(bookIds: readonly string[], bookInfo: (fields: Fields) => unknown) {
  const services = testServices({
    answers: { bookInfo: bookInfo as never },
    device: { guest_shelf: guestShelf([{ bookId: '2', title: '断桥茶馆', updatedAt: 1, format: 1 }]) },
  });
  const described: Awaited<ReturnType<typeof describeBooks>>[] = [];
  void describeBooks(services, bookIds).then((books) => described.push(books));
  // Answers take turns of the real clock; calls are given up after a minute of the other.
  while (described.length === 0) {
    await vi.advanceTimersByTimeAsync(50);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { books: described[0] ?? [], asked: services.seen.length };
}

it('asks for a thousand books some at a time, and gives them in their order', async () => {
  let open = 0;
  let most = 0;
  const { books, asked } = await describe(ids(1000), async (fields) => {
    open += 1;
    most = Math.max(most, open);
    await Promise.resolve();
    open -= 1;
    return named(fields);
  });
  expect(most).toBeLessThanOrEqual(4);
  expect(asked).toBe(999);
  expect(books).toHaveLength(1000);
  expect(books.slice(0, 3).map(({ title }) => title)).toEqual(['名1', '断桥茶馆', '名3']);
  expect(books.at(-1)).toEqual({ bookId: '1000', title: '名1000', author: '甲' });
});

it('waits where the server has too much to do, and names a book that is off the shelf by its number', async () => {
  let refused = 3;
  const { books } = await describe(ids(6), (fields) => {
    if (fields['bookId'] === '5') return new Refusal(401, '书籍已下架');
    refused -= 1;
    return refused >= 0 ? tooMany() : named(fields);
  });
  expect(books.map(({ title }) => title)).toEqual(['名1', '断桥茶馆', '名3', '名4', '书5', '名6']);
});

it('asks for nothing more where no server answers', async () => {
  const { books, asked } = await describe(ids(500), () => {
    throw new TypeError('cut');
  });
  expect(asked).toBeLessThan(20);
  expect(books.at(-1)).toEqual({ bookId: '500', title: '书500', author: '' });
});
