import { buyBook, buyChapter } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import { createTestShop } from '../testing/createTestShop.ts';
import { NOW } from '../testing/startTestGateway.ts';
import { addBook } from './addBook.ts';
import { setTerms } from './setTerms.ts';
import { aRequest } from './testing/aRequest.ts';

const all = ['早市', '木箱', '斗笠', '石阶'];

/** An imported book of four chapters that is sold, and a reader with beans. */
async function aSoldBook(payMode: 'per-chapter' | 'whole-book' = 'per-chapter') {
  const shop = await createTestShop({ books: [], chapters: [] });
  const { database, files } = shop.parts;
  const library = { database, files, nowMs: () => NOW };
  await addBook(library, aRequest({ chapters: all }));
  await setTerms(library, 10_001, { payMode, price: 5 });
  const chapters = () => database.selectFrom('chapter').selectAll().orderBy('ordinal').execute();
  const ids = (await chapters()).map(({ id }) => id);
  const reader = await shop.aReader(1000);
  return {
    chapters,
    buyWhole: () => reader.send(buyBook, { bookId: '10001', act: 'buy' }),
    buy: (at: number) => reader.send(buyChapter, { bookId: '10001', chapterId: String(ids[at]), act: 'buy' }),
    rights: () => database.selectFrom('entitlement').selectAll().execute(),
    cutOff: (dropsBought = false) => addBook(library, aRequest({ chapters: all.slice(0, 2), dropsBought })),
  };
}

describe('a new text of a book that lacks chapters', () => {
  it('is refused where readers bought them, and changes nothing', async () => {
    const { buy, rights, cutOff, chapters } = await aSoldBook();
    for (const at of [1, 2, 3]) await buy(at);
    expect(await rights()).toHaveLength(3);
    const before = await chapters();
    await expect(cutOff()).rejects.toThrow('Readers bought “斗笠” and 1 more, which the file does not have.');
    expect(await chapters()).toEqual(before);
  });

  it('is taken where the operator says so', async () => {
    const { buy, cutOff, chapters } = await aSoldBook();
    await buy(2);
    await expect(cutOff()).rejects.toThrow('Readers bought “斗笠”, which the file does not have.');
    expect(await cutOff(true)).toMatchObject({ change: 'updated' });
    expect(await chapters()).toHaveLength(2);
  });

  it('is taken where nobody bought those', async () => {
    const { buy, cutOff } = await aSoldBook();
    await buy(0);
    expect(await cutOff()).toMatchObject({ change: 'updated' });
  });

  it('is taken where readers bought the whole book: they own what it holds', async () => {
    const { buyWhole, rights, cutOff } = await aSoldBook('whole-book');
    await buyWhole();
    expect(await rights()).toHaveLength(1);
    expect(await cutOff()).toMatchObject({ change: 'updated' });
  });
});
