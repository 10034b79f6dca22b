import {
  bookInfo,
  calls,
  chapterList,
  rankClasses,
  recommend,
  suggestWords,
  type AnyCall,
} from '@shuye/api-client/calls';
import type { MemberTier } from '@shuye/core-domain/member';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { labelId } from '../../discovery/listLabels.ts';
import { nameId } from '../../discovery/nameId.ts';
import { aBookRow, aChapterRow } from '../../testing/aBookRow.ts';
import { startTestGateway, NOW } from '../../testing/startTestGateway.ts';
import { sendCall } from '../../testing/sendCall.ts';
import { signedRequest } from '../../testing/signedRequest.ts';
import { createGateway } from '../createGateway.ts';
import { cacheableCalls } from './cacheableCalls.ts';

const library = {
  books: [aBookRow(), aBookRow({ id: 1002, title: '海上灯塔', author: '周听澜', category: '海洋' })],
  chapters: [aChapterRow(1), aChapterRow(2), aChapterRow(3)],
};
const GUEST = { userId: '8000000', nowMs: NOW };

type Gateway = Awaited<ReturnType<typeof startTestGateway>>;

/** What a guest and a reader are told of the library. */
async function titles({ ask, signIn }: Gateway): Promise<string> {
  const me = await signIn();
  const ofGuest = await sendCall(ask, bookInfo, { bookId: '1001' });
  const ofReader = await sendCall(me.ask, bookInfo, { bookId: '1001' }, me.userId);
  const words = await sendCall(ask, suggestWords, { typed: '灯' });
  const others = await sendCall(ask, recommend, { bookId: '1002', place: 'cover' });
  return JSON.stringify([ofGuest.body, ofReader.body, words.body, others.body]);
}

describe('a book that changes while answers are remembered', () => {
  it('is seen by everybody at once', async () => {
    const gateway = await startTestGateway(library);
    const before = await titles(gateway);
    expect(await titles(gateway)).toContain('山中灯火');
    await gateway.database.updateTable('book').set({ title: '灯下旧事' }).where('id', '=', 1001).execute();
    const after = await titles(gateway);
    expect(before.split('山中灯火')).toHaveLength(5);
    expect(after).not.toContain('山中灯火');
    expect(after.split('灯下旧事')).toHaveLength(5);
  });

  it('is gone at once when it is taken down', async () => {
    const gateway = await startTestGateway(library);
    await titles(gateway);
    await gateway.database.updateTable('book').set({ taken_down: 1 }).where('id', '=', 1001).execute();
    expect(await titles(gateway)).not.toContain('山中灯火');
  });

  it('answers each second with its own server time', async () => {
    const { parts } = await startTestGateway(library);
    let nowMs = NOW;
    const gateway = createGateway({ ...parts, nowMs: () => nowMs });
    const ask = async () => {
      const { path, init } = signedRequest(bookInfo, { bookId: '1001' }, { userId: '8000000', nowMs });
      const answer = (await (await gateway.request(path, init)).json()) as { data: { serverTime: number } };
      return answer.data.serverTime;
    };
    const first = await ask();
    nowMs += 1000;
    expect([first, await ask()]).toEqual([NOW / 1000, NOW / 1000 + 1]);
  });
});

/** What readers have bought of the first book, 0 for all of it. */
async function giveChapters({ database }: Gateway, userId: string, chapterIds: readonly number[]): Promise<void> {
  if (chapterIds.length === 0) return;
  const purchase = { id: `of ${userId}`, user_id: userId, book_id: 1001, created_at: NOW };
  await database
    .insertInto('purchase')
    .values({
      ...purchase,
      kind: 'chapters',
      title: '山中灯火',
      chapter_title: '',
      chapter_count: chapterIds.length,
      price: 10,
      paid_beans: 10,
      paid_by_tickets: 0,
    })
    .execute();
  const bought = { user_id: userId, book_id: 1001, purchase_id: purchase.id, created_at: NOW };
  await database
    .insertInto('entitlement')
    .values(chapterIds.map((chapter_id) => ({ ...bought, chapter_id })))
    .execute();
}

describe('what one reader may do', () => {
  const tiers: MemberTier[] = ['super', 'monthly', 'new-user', 'free-card'];
  const caller = fc.record({
    tiers: fc.uniqueArray(fc.constantFrom(...tiers)),
    bought: fc.uniqueArray(fc.constantFrom(0, 5002, 5003)),
  });
  const asking = fc.record({ who: fc.integer({ min: -1, max: 2 }), isList: fc.boolean() });

  it('never shows in the answer of another one, in whatever order they ask', { timeout: 60_000 }, async () => {
    const shared = await startTestGateway(library);
    const withoutMemory = createGateway({ ...shared.parts, memory: undefined });
    await fc.assert(
      fc.asyncProperty(fc.tuple(caller, caller, caller), fc.array(asking, { maxLength: 12 }), async (all, asked) => {
        const signedIn = await Promise.all(
          all.map(async ({ tiers: held, bought }) => {
            const reader = await shared.signIn({ tiers: held });
            await giveChapters(shared, reader.userId, bought);
            return reader;
          }),
        );
        for (const { who, isList } of asked) {
          const reader = signedIn[who];
          const call = isList ? chapterList : bookInfo;
          const { path, init } = signedRequest(
            call,
            { bookId: '1001' },
            { ...GUEST, userId: reader?.userId ?? '8000000' },
          );
          const headers = reader ? { authorization: `Bearer ${reader.token}` } : {};
          const [remembered, made] = await Promise.all(
            [shared.gateway, withoutMemory].map(async (gateway) =>
              (await gateway.request(path, { ...init, headers })).text(),
            ),
          );
          expect(remembered).toBe(made);
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('an answer for everybody', () => {
  const page = { page: 1 };
  const book = { bookId: '1001' };
  const inputs: Partial<Record<keyof typeof cacheableCalls, object>> = {
    bookScore: { ...book, title: '', author: '' },
    categoryBooks: { categoryId: nameId('category', '奇幻') },
    categoryPage: {},
    commentList: { ...book, size: 3 },
    epubCatalogList: { bookId: '1003' },
    hotBooks: page,
    hotWords: {},
    labelBooks: { labelId: labelId('CATEGORY', '奇幻'), labelType: 1 },
    labelList: {},
    phraseDetail: { queryId: '1' },
    phraseList: page,
    rankBooks: { rankId: 'popular' },
    rankClasses: {},
    rankHome: {},
    searchQuery: { word: '灯' },
    searchResult: { word: '灯' },
    suggestWords: { typed: '灯' },
  };

  it('is looked at for every call that has one', () => {
    const forAll = Object.entries(cacheableCalls).filter(([, sharing]) => sharing === 'everybody');
    expect(Object.keys(inputs)).toEqual(forAll.map(([name]) => name));
  });

  it.each(Object.entries(inputs))('%s is the same for each reader, time and chance', async (name, input) => {
    const { parts, signIn, database } = await startTestGateway({
      ...library,
      books: [...library.books, aBookRow({ id: 1003, title: '灯谱', format: 2 })],
    });
    await database
      .insertInto('phrase')
      .values({ id: 1, source: 'sample', kind: 'story', text: '点灯的书', book_id: 1001, heat: 5 })
      .execute();
    const call = calls[name as keyof typeof calls] as AnyCall & { toRequest: (given: object) => object };
    const reader = await signIn({ tiers: ['super'] });
    const ask = async (nowMs: number, random: number, headers: Record<string, string>) => {
      const gateway = createGateway({ ...parts, nowMs: () => nowMs, random: () => random, memory: undefined });
      const { path, init } = signedRequest(call, input, { userId: '8000000', nowMs });
      return (await gateway.request(path, { ...init, headers })).text();
    };
    const plain = await ask(NOW, 0, {});
    expect(plain).toMatch(/^\{"(?:state|status)":200/);
    expect(await ask(NOW + 5_000_000, 0.9, { authorization: `Bearer ${reader.token}` })).toBe(plain);
  });

  it('needs no field of another call to be told apart', async () => {
    const { ask } = await startTestGateway(library);
    const [one, other] = [
      await sendCall(ask, suggestWords, { typed: '灯火' }),
      await sendCall(ask, suggestWords, { typed: '灯塔' }),
    ];
    expect(one.body).not.toEqual(other.body);
    expect((await sendCall(ask, rankClasses, undefined)).body).toMatchObject({ data: [{}, {}] });
  });
});
