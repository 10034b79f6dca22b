import { calls } from '@shuye/api-client/calls';
import type { PurchaseItem } from '../purchases/findGoods.ts';
import { purchaseLockKey } from '../purchases/createPurchaseLock.ts';
import { aBookRow, aChapterRow } from './aBookRow.ts';
import { createTestShop } from './createTestShop.ts';
import { quickPurchases } from './quickPurchases.ts';

const { buyBook, buyChapter, buyChapters } = calls;

const restrictions = {
  gone: { taken_down: 1 },
  unsold: { buy_open: 0 },
  hidden: { list_open: 0, cover_open: 0 },
  free: { pay_mode: '0' },
  dear: { bean_price: 100_001 },
  normal: {},
} as const;

/** One book of each kind, sold whole from 2001 on and by the chapter from 3001 on. */
const names = Object.keys(restrictions) as (keyof typeof restrictions)[];
const wholeBook = (name: keyof typeof restrictions) => 2001 + names.indexOf(name);
const chapterBook = (name: keyof typeof restrictions) => 3001 + names.indexOf(name);

async function aRestrictedShop() {
  const whole = names.map((name) =>
    aBookRow({ id: wholeBook(name), pay_mode: '1', bean_price: 50, ...restrictions[name] }),
  );
  const byChapter = names.map((name) => aBookRow({ id: chapterBook(name), ...restrictions[name] }));
  const chapters = byChapter.map(({ id = 0 }) =>
    aChapterRow(2, { id: id * 10, book_id: id, bean_price: id === chapterBook('dear') ? 100_001 : 10 }),
  );
  return createTestShop({
    books: [...whole, ...byChapter],
    chapters: [...chapters, aChapterRow(3, { book_id: wholeBook('normal') })],
  });
}

/** Asks for each documented refusal of the calls that buy, and names those that came: `buyChapter 432`. */
export async function collectPurchaseErrors(): Promise<string[]> {
  const { database, aReader, purchaseLock } = await aRestrictedShop();
  const rich = await aReader(10_000);
  const poor = await aReader();
  const met: string[] = [];
  const note = async (name: string, answer: Promise<unknown>) => {
    met.push(`${name} ${((await answer) as { state: number }).state}`);
  };

  const book = (id: number, who = rich, ticketIds?: string[]) =>
    note('buyBook', who.send(buyBook, { bookId: String(id), act: 'buy', ticketIds }));
  const chapter = (id: number, who = rich, chapterId = id * 10, ticketIds?: string[]) =>
    note(
      'buyChapter',
      who.send(buyChapter, { bookId: String(id), chapterId: String(chapterId), act: 'buy', ticketIds }),
    );
  const batch = (id: number, who = rich, more: { from?: number; size?: 10; ticketIds?: string[] } = {}) => {
    const { from = id * 10, size = 10, ticketIds } = more;
    return note(
      'buyChapters',
      who.send(buyChapters, { bookId: String(id), fromChapterId: String(from), size, ticketIds }),
    );
  };

  for (const name of ['gone', 'unsold', 'hidden', 'free', 'dear'] as const) {
    await book(wholeBook(name));
    await chapter(chapterBook(name));
    await batch(chapterBook(name));
  }
  for (const [who, tickets] of [
    [poor, undefined],
    [rich, ['none']],
  ] as const) {
    const ticketIds = tickets ? [...tickets] : undefined;
    await book(wholeBook('normal'), who, ticketIds);
    await chapter(chapterBook('normal'), who, undefined, ticketIds);
    await batch(chapterBook('normal'), who, ticketIds ? { ticketIds } : {});
  }
  const dear = { bookId: String(chapterBook('normal')), beanPrice: 1 };
  const dearId = String(chapterBook('normal') * 10);
  await note('buyBook', rich.send(buyBook, { bookId: String(wholeBook('normal')), act: 'buy', beanPrice: 1 }));
  await note('buyChapter', rich.send(buyChapter, { ...dear, chapterId: dearId, act: 'buy' }));
  await note('buyChapters', rich.send(buyChapters, { ...dear, fromChapterId: dearId, size: 10 }));
  await book(999_999);
  await book(chapterBook('normal'));
  await chapter(999_999);
  await chapter(chapterBook('normal'), rich, 1);
  await batch(999_999);
  await batch(chapterBook('normal'), rich, { from: 1 });
  await batch(chapterBook('normal'), rich, { size: 11 as 10 });

  const normal = chapterBook('normal');
  const { userId } = rich;
  const ids = { bookId: String(normal), chapterId: String(normal * 10) };
  const items: PurchaseItem[] = [
    { kind: 'book', bookId: String(wholeBook('normal')) },
    { kind: 'chapter', ...ids },
    { kind: 'chapters', ...ids, num: '10' },
  ];
  for (const item of items) {
    const again = {
      book: () => book(wholeBook('normal')),
      chapter: () => chapter(normal),
      chapters: () => batch(normal),
    };
    await purchaseLock(purchaseLockKey(userId, item), undefined, again[item.kind]);
  }
  await chapter(normal);
  await chapter(normal);
  await batch(normal);

  const hasty = await aReader(100);
  await database.insertInto('purchase').values(quickPurchases(hasty.userId)).execute();
  await book(wholeBook('normal'), hasty);
  await chapter(normal, hasty);
  await batch(normal, hasty);
  return met.filter((name) => !name.endsWith(' 200'));
}
