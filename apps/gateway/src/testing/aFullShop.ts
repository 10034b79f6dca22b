import { calls } from '@shuye/api-client/calls';
import { aPlan } from '@shuye/core-domain/testing';
import { hmac } from '../secrets/hmac.ts';
import { aBookRow, aChapterRow } from './aBookRow.ts';
import { createTestShop } from './createTestShop.ts';
import { announced, aSpaceFile } from './aSpace.ts';
import { ANNOUNCED_UPLOAD, GONE, type EveryCallFacts } from './everyCall.ts';
import { readAnswer } from './readAnswer.ts';
import { testLoginSettings } from './testLoginSettings.ts';
import { NOW } from './startTestGateway.ts';

const chapters = [
  ...Array.from({ length: 12 }, (_, at) => aChapterRow(at + 1)),
  aChapterRow(1, { id: 6001, book_id: 1002 }),
  aChapterRow(1, { id: 7001, book_id: 1003 }),
];

/** A host that knows one code, and now and then does not answer. */
const verifyHost = async ({ code }: { code: string }): Promise<string | undefined> => {
  if (code === 'silence') throw new Error('no answer');
  return code === 'known' ? 'a-host-user' : undefined;
};

async function aStockedShop() {
  const books = [
    aBookRow({ chapter_count: 12 }),
    aBookRow({ id: 1002, pay_mode: '1', bean_price: 50 }),
    aBookRow({ id: 1003, format: 2 }),
    aBookRow({ id: 1004, taken_down: 1 }),
  ];
  const shop = await createTestShop({ books, chapters, login: { verifyHost } });
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
  const question = {
    id: 1,
    book_id: 1001,
    title: '问',
    label_id: 'l',
    aliases: '[]',
    answer_count: 1,
    published_at: NOW,
    source: 'sample',
  } as const;
  const phrase = { id: 1, text: '灯', kind: 'book', book_id: 1001, heat: 1, source: 'sample' } as const;
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
    .values([question, { ...question, id: Number(GONE), book_id: 1004 }])
    .execute();
  await database
    .insertInto('phrase')
    .values([phrase, { ...phrase, id: Number(GONE), book_id: 1004 }])
    .execute();
  await database.insertInto('book_column').values(column).execute();
  await database.insertInto('store_module').values(store).execute();
  for (const name of ['5001', '6001'])
    await shop.file('free', chapters.find(({ id }) => id === Number(name))?.content_file ?? '', '灯');
  return shop;
}

/** A shop where each call finds what it asks about, a reader of it, and what that reader's calls name. */
export async function aFullShop() {
  const shop = await aStockedShop();
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
  const facts: EveryCallFacts = {
    userId: me.userId,
    plan: plans[0] ?? aPlan(),
    orderNo,
    queryId: '1',
    questionId: '1',
    labelId: 'l',
    categoryId,
    alipayUid,
  };
  return { shop, me, facts };
}
