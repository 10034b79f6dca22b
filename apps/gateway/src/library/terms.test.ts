import { bookInfo, buyBook, buyChapter, chapterList, searchResult } from '@shuye/api-client/calls';
import { coverOpening, DiscountType, isLimitedFree, readerOpening } from '@shuye/core-domain/book';
import { partAddress } from '@shuye/core-domain/chapter';
import { describe, expect, it } from 'vitest';
import { createGateway } from '../http/createGateway.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { readAnswer } from '../testing/readAnswer.ts';
import { signedRequest } from '../testing/signedRequest.ts';
import { NOW } from '../testing/startTestGateway.ts';
import { addBook } from './addBook.ts';
import { parseTerms, type GivenTerms } from './cli/parseTerms.ts';
import { setOpenness } from './setOpenness.ts';
import { setTerms } from './setTerms.ts';
import { aRequest } from './testing/aRequest.ts';

const bookId = '10001';
const notBought = { state: 403, message: '您尚未购买，无法阅读' };

/** A shop with an imported book of three chapters that an operator sells while the gateway runs. */
async function aShop() {
  const shop = await createTestShop({ books: [], chapters: [] });
  const { database, files } = shop.parts;
  const library = { database, files, nowMs: () => NOW };
  await addBook(library, aRequest());
  type Reader = Awaited<ReturnType<typeof shop.aReader>>;
  const chapter = async (reader: Reader) => {
    const { chapters, prefixes } = readAnswer(chapterList, await reader.send(chapterList, { bookId }));
    const [part] = chapters[0]?.parts ?? [];
    return { chapterId: chapters[0]?.chapterId ?? '', path: (part && partAddress(prefixes, part)) ?? '' };
  };
  return {
    ...shop,
    sell: (given: GivenTerms) => setTerms(library, 10_001, parseTerms(given, NOW)),
    close: () => setOpenness(library, [10_001], 'buyers'),
    bookOf: async (reader: Reader) => readAnswer(bookInfo, await reader.send(bookInfo, { bookId })),
    chapter,
    readBy: async (reader: Reader) => (await reader.ask((await chapter(reader)).path)).body,
    priceFor: async (reader: Reader) => {
      const { chapterId } = await chapter(reader);
      return reader.send(buyChapter, { bookId, chapterId, act: 'info' });
    },
  };
}

describe('what an operator says of a book', () => {
  it('lets everybody read it through a day, and sells it again from the next on [LOCK-14]', async () => {
    const { sell, aReader, bookOf, readBy, priceFor, chapter, parts } = await aShop();
    const reader = await aReader();
    await sell({ 'per-chapter': '5' });
    expect(await readBy(reader)).toEqual(notBought);

    await sell({ 'per-chapter': '5', 'free-until': '2026-09-24' });
    const end = Date.parse('2026-09-25T00:00:00+08:00');
    expect(await bookOf(reader)).toMatchObject({ discount: DiscountType.LimitedFree, limitedFreeEnd: end / 1000 });
    expect(isLimitedFree(await bookOf(reader))).toBe(true);
    expect(await readBy(reader)).toMatchObject({ state: 200 });
    expect(await priceFor(reader)).toMatchObject({ state: 405 });

    const nextDay = createGateway({ ...parts, nowMs: () => end });
    const answerOf = async (path: string, init?: RequestInit): Promise<unknown> =>
      (await nextDay.request(path, init)).json();
    const { path, init } = signedRequest(bookInfo, { bookId }, { userId: '8000000', nowMs: end });
    expect(isLimitedFree(readAnswer(bookInfo, await answerOf(path, init)))).toBe(false);
    expect(await answerOf((await chapter(reader)).path)).toEqual(notBought);
  });

  it('lets monthly members pay a percentage of its price [PROD-17]', async () => {
    const { sell, aReader, bookOf, priceFor } = await aShop();
    const [member, other] = [await aReader(0, { tiers: ['monthly'] }), await aReader()];
    await sell({ 'per-chapter': '10', 'members-percent': '80' });
    expect(await bookOf(member)).toMatchObject({ extraDiscount: 80 });
    expect(await priceFor(member)).toMatchObject({ curPrice: 8 });
    expect(await priceFor(other)).toMatchObject({ curPrice: 10 });
  });

  it.each([
    ['super', DiscountType.SuperVip],
    ['new-user', DiscountType.NewUser],
    ['free-card', DiscountType.FreeUser],
  ] as const)(
    'lets %s members read it without paying, and nobody else [LOCK-15] [LOCK-16] [LOCK-18]',
    async (tier, discount) => {
      const { sell, aReader, bookOf, readBy } = await aShop();
      const [member, other] = [await aReader(0, { tiers: [tier] }), await aReader(0, { tiers: ['monthly'] })];
      await sell({ 'whole-book': '60', 'free-for': tier });
      expect(await bookOf(member)).toMatchObject({ discount });
      expect(await readBy(member)).toMatchObject({ state: 200 });
      expect(await readBy(other)).toEqual(notBought);
    },
  );

  it('closes it to all but its buyers [LOCK-05]', async () => {
    const { sell, close, aReader, bookOf, readBy } = await aShop();
    const [buyer, other] = [await aReader(100), await aReader(100)];
    const found = async () => readAnswer(searchResult, await other.send(searchResult, { word: '潮信录' }));
    await sell({ 'whole-book': '60', 'free-chapters': '1' });
    await buyer.send(buyBook, { bookId, act: 'buy' });
    expect((await found()).books).toHaveLength(1);

    await close();
    const shown = await bookOf(other);
    expect([coverOpening(shown).opens, readerOpening(shown).opens]).toEqual([false, false]);
    expect((await found()).books).toEqual([]);
    expect(await other.send(buyBook, { bookId, act: 'buy' })).toMatchObject({ state: 403 });
    expect(readerOpening(await bookOf(buyer)).opens).toBe(true);
    expect(await readBy(buyer)).toMatchObject({ state: 200 });
  });
});
