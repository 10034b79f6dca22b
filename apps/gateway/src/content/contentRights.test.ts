import { bookInfo, buyBook, buyChapter, chapterList, epubChapterList } from '@shuye/api-client/calls';
import { describe, expect, it } from 'vitest';
import type { NewBook } from '../database/schema/Tables.ts';
import { aBookRow, aChapterRow } from '../testing/aBookRow.ts';
import { createTestShop } from '../testing/createTestShop.ts';
import { readAnswer } from '../testing/readAnswer.ts';

const chapters = [aChapterRow(2), aChapterRow(3)];
const path = `/content/charge/${aChapterRow(2).content_file}`;
const other = `/content/charge/${aChapterRow(3).content_file}`;
const chapter = { bookId: '1001', chapterId: '5002', act: 'buy' } as const;
const notBought = { state: 403, message: '您尚未购买，无法阅读' };

async function createTestLibrary(change: Partial<NewBook> = {}) {
  const shop = await createTestShop({ books: [aBookRow(change)], chapters });
  await shop.file('charge', aChapterRow(2).content_file, '付费章节');
  await shop.file('charge', aChapterRow(3).content_file, '付费章节');
  return shop;
}

describe('a paid chapter', () => {
  it('is given to the account that bought it, and to nobody else [AUTH-18] [API-12]', async () => {
    const { ask, aReader } = await createTestLibrary();
    const [me, stranger] = [await aReader(100), await aReader(100)];
    expect((await me.ask(path)).body).toEqual(notBought);
    await me.send(buyChapter, chapter);

    expect((await me.ask(path)).body).toMatchObject({ state: 200, ChapterContent: expect.any(String) });
    expect((await me.ask(other)).body).toEqual(notBought);
    expect((await stranger.ask(path)).body).toEqual(notBought);
    expect((await ask(path)).body).toEqual(notBought);
  });

  it('forbids caches to store the answer, given or refused [AUTH-18]', async () => {
    const { ask, aReader } = await createTestLibrary();
    const me = await aReader(100);
    await me.send(buyChapter, chapter);
    for (const answer of [await me.ask(path), await ask(path)]) {
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('is not given to whoever only claims to be the buyer [AUTH-18] [E2]', async () => {
    const { ask, aReader } = await createTestLibrary();
    const me = await aReader(100);
    await me.send(buyChapter, chapter);
    for (const headers of [{ cookie: `shuye_uid=${me.userId}` }, { authorization: `Bearer ${me.userId}` }]) {
      expect((await ask(path, { headers })).body).toEqual(notBought);
    }
    expect((await ask(`${path}?user_id=${me.userId}`)).body).toEqual(notBought);
  });

  it('of a book that was bought whole is given to its owner [LOCK-12]', async () => {
    const { aReader } = await createTestLibrary({ pay_mode: '1', bean_price: 20 });
    const me = await aReader(100);
    await me.send(buyBook, { bookId: '1001', act: 'buy' });
    expect((await me.ask(path)).body).toMatchObject({ state: 200 });
    expect((await me.ask(other)).body).toMatchObject({ state: 200 });
  });

  it.each([
    ['super', { discount: 5 }],
    ['new-user', { discount: 6 }],
    ['free-card', { discount: 7 }],
    ['monthly', { is_monthly: 1 }],
  ] as const)('is given to %s members of a book that is theirs to read [LOCK-15] [AUTH-24]', async (tier, change) => {
    const { aReader, database } = await createTestLibrary(change);
    const [member, normal] = [await aReader(0, { tiers: [tier] }), await aReader()];
    expect((await member.ask(path)).body).toMatchObject({ state: 200 });
    expect((await normal.ask(path)).body).toEqual(notBought);
    await database.updateTable('membership').set({ expires_at: 1 }).execute();
    expect((await member.ask(path)).body).toEqual(notBought);
  });

  it('of a book off the lists is given to its owner alone, of one taken down to nobody [LOCK-04] [LOCK-05]', async () => {
    const { aReader, database } = await createTestLibrary({ discount: 5 });
    const [owner, member] = [await aReader(100), await aReader(0, { tiers: ['super'] })];
    await owner.send(buyChapter, chapter);
    await database.updateTable('book').set({ list_open: 0, cover_open: 0 }).execute();
    expect((await owner.ask(path)).body).toMatchObject({ state: 200 });
    expect((await member.ask(path)).body).toEqual({ state: 401, message: '该书籍已下架' });
    await database.updateTable('book').set({ taken_down: 1 }).execute();
    expect((await owner.ask(path)).body).toEqual({ state: 401, message: '该书籍已下架' });
  });
});

describe('what is bought shows', () => {
  it('in the lists of its owner alone [API-01] [API-02]', async () => {
    const { aReader, database } = await createTestLibrary();
    const [me, stranger] = [await aReader(100), await aReader()];
    await me.send(buyChapter, chapter);
    const bought = async (list: typeof chapterList | typeof epubChapterList, who: typeof me) =>
      readAnswer(list, await who.send(list, { bookId: '1001' })).chapters.map(({ isBought }) => isBought);
    expect([await bought(chapterList, me), await bought(chapterList, stranger)]).toEqual([
      [true, false],
      [false, false],
    ]);
    await database.updateTable('book').set({ format: 2 }).execute();
    expect([await bought(epubChapterList, me), await bought(epubChapterList, stranger)]).toEqual([
      [true, false],
      [false, false],
    ]);
  });

  it('on the book, with the members’ price of it [API-06] [PROD-17]', async () => {
    const { aReader } = await createTestLibrary({ pay_mode: '1', bean_price: 20, extra_discount: 80 });
    const me = await aReader(100);
    const book = async () => readAnswer(bookInfo, await me.send(bookInfo, { bookId: '1001' }));
    expect(await book()).toMatchObject({ isBought: false, extraDiscount: 80 });
    await me.send(buyBook, { bookId: '1001', act: 'buy' });
    expect(await book()).toMatchObject({ isBought: true });
  });
});
