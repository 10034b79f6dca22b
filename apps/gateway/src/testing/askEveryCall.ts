import { calls, type AnyCall } from '@shuye/api-client/calls';
import { aPlan } from '@shuye/core-domain/testing';
import { hmac } from '../secrets/hmac.ts';
import { aBookRow, aChapterRow } from './aBookRow.ts';
import { createTestShop } from './createTestShop.ts';
import { announced, aSpaceFile } from './aSpace.ts';
import { ANNOUNCED_UPLOAD, everyCall } from './everyCall.ts';
import { openLoginPage } from './openLoginPage.ts';
import { readAnswer } from './readAnswer.ts';
import { testLoginSettings } from './testLoginSettings.ts';
import { NOW } from './startTestGateway.ts';

const chapters = [
  ...Array.from({ length: 12 }, (_, at) => aChapterRow(at + 1)),
  aChapterRow(1, { id: 6001, book_id: 1002 }),
  aChapterRow(1, { id: 7001, book_id: 1003 }),
];

async function aFullShop() {
  const books = [
    aBookRow({ chapter_count: 12 }),
    aBookRow({ id: 1002, pay_mode: '1', bean_price: 50 }),
    aBookRow({ id: 1003, format: 2 }),
  ];
  const shop = await createTestShop({ books, chapters, login: { verifyHost: async () => 'a-host-user' } });
  const { database } = shop;
  const comment = {
    reply_count: 0,
    like_count: 0,
    published_at: NOW,
    source: 'sample',
    nickname: '读者',
    avatar_url: '',
  };
  const label = { id: 'l', group_key: 'CATEGORY', label_type: 1, name: '奇幻', position: 1, words: '["奇幻"]' };
  const question = { title: '问', label_id: 'l', aliases: '[]', answer_count: 1, published_at: NOW, source: 'sample' };
  const phrase = { text: '灯', kind: 'book', book_id: 1001, heat: 1, source: 'sample' } as const;
  const column = { column_id: 'new-readers', position: 1, book_id: 1001 };
  const store = {
    page: 'home',
    position: 1,
    template: 'list',
    title: '',
    plan: JSON.stringify({ books: { order: 'popular' } }),
  };
  await database
    .insertInto('comment')
    .values({ ...comment, source: 'sample', book_id: 1001, text: '好', score: 9 })
    .execute();
  await database.insertInto('label').values(label).execute();
  await database
    .insertInto('question')
    .values({ ...question, source: 'sample', book_id: 1001 })
    .execute();
  await database.insertInto('phrase').values(phrase).execute();
  await database.insertInto('book_column').values(column).execute();
  await database.insertInto('store_module').values(store).execute();
  for (const name of ['5001', '6001'])
    await shop.file('free', chapters.find(({ id }) => id === Number(name))?.content_file ?? '', '灯');
  return shop;
}

/** These end the session of who asks them. */
const ENDING: ReadonlySet<string> = new Set(['logOut', 'refreshLogin', 'deleteAccount']);

/** Asks for each call of the product once, and for the pages of the gateway. Gives the state of each answer. */
export async function askEveryCall(): Promise<ReadonlyMap<string, number>> {
  const shop = await aFullShop();
  const me = await shop.aReader(10_000);
  const { plans } = readAnswer(calls.membershipOffer, await me.send(calls.membershipOffer, {}));
  const [group] = readAnswer(calls.categoryPage, await me.send(calls.categoryPage, {}));
  const categoryId = group?.categories[0]?.categoryId ?? '';
  const alipayUid = '2088000000000001';
  const subject_hash = hmac(testLoginSettings().secretKey, 'identity-alipay', alipayUid);
  await shop.database.insertInto('identity').values({ provider: 'alipay', subject_hash, user_id: me.userId }).execute();
  const product = { productId: '3', priceYuan: 10 };
  await me.send(calls.createOrder, { product, payMode: 11 });
  const { order_no: orderNo } = await shop.database
    .selectFrom('top_up_order')
    .select('order_no')
    .executeTakeFirstOrThrow();
  const { bookId: book_id, ...file } = announced(aSpaceFile());
  await shop.database
    .insertInto('own_space_book')
    .values({ ...file, book_id, upload: ANNOUNCED_UPLOAD, user_id: me.userId, is_whole: 0, touched_at: NOW })
    .execute();
  const facts = {
    userId: me.userId,
    plan: plans[0] ?? aPlan(),
    orderNo,
    queryId: '1',
    questionId: '1',
    labelId: 'l',
    categoryId,
    alipayUid,
  };
  const states = new Map<string, number>();
  for (const name of Object.keys(everyCall(facts)) as (keyof typeof calls)[]) {
    const who = ENDING.has(name) ? await shop.aReader() : me;
    const input = everyCall({ ...facts, userId: who.userId })[name];
    const call: AnyCall = calls[name];
    const answer = (await who.send(call as never, input as never, `key-of-${name}`)) as Record<string, number>;
    states.set(name, answer[call.stateField ?? 'state'] ?? 0);
  }
  await askPages(shop, orderNo);
  return states;
}

/** A login by phone from the first page to the last, what crawlers ask, a message, and the sample cashier. */
async function askPages(shop: Awaited<ReturnType<typeof aFullShop>>, orderNo: string): Promise<void> {
  const browser = openLoginPage(shop.gateway);
  await browser.open();
  await browser.requestCode('13800138000');
  await browser.typeCode('000000');
  for (const path of [
    '/sitemap.xml',
    '/sitemap/pages.xml',
    '/sitemap/books-1.xml',
    '/feed/1001',
    '/cards/1001.png',
    `/cashier/${orderNo}`,
    '/feedback',
    '/readyz',
  ])
    await browser.ask(path);
  await browser.ask('/feedback', { method: 'POST', body: new URLSearchParams({ words: '好' }) });
}
