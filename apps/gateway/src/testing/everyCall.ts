import type { Calls } from '@shuye/api-client/calls';
import { OrderPayMode } from '@shuye/core-domain/host';
import { membershipPurchase, type MembershipPlan } from '@shuye/core-domain/member-shop';
import { aShelfAction, anAnnotation } from '@shuye/core-domain/testing';
import { announced, aSpaceFile } from './aSpace.ts';
import { NOW } from './startTestGateway.ts';

type Input<C> = C extends { toRequest: (input: infer Given) => unknown } ? Given : never;

export interface EveryCallFacts {
  userId: string;
  plan: MembershipPlan;
  orderNo: string;
  queryId: string;
  questionId: string;
  labelId: string;
  categoryId: string;
  alipayUid: string;
}

/** Names the upload that is announced before every call is asked. */
export const ANNOUNCED_UPLOAD = 'f'.repeat(32);

/** A call of each kind as a reader who uses everything asks it, in this order: a new call does not compile without a line. */
export function everyCall({
  userId,
  plan,
  orderNo,
  queryId,
  questionId,
  labelId,
  categoryId,
  alipayUid,
}: EveryCallFacts): {
  [Name in keyof Calls]: Input<Calls[Name]>;
} {
  const book = { bookId: '1001' };
  const chapter = { ...book, chapterId: '5002' };
  const copy = { locator: '0f'.repeat(16) };
  const at = { time: NOW, device: 'd1' };
  const sync = { userId, since: 0 };
  const spot = { place: { chapterId: '5001', offset: 0, print: '' }, index: 0, chapterTitle: '' };
  const marked = { ...book, place: { chapterId: '5001', offset: 0, print: '' }, chapterTitle: '', text: '', at: NOW };
  const day = { device: 'd1', day: '2026-09-22', ...book, begunAtMs: NOW, seconds: 60, words: 500 };
  const record = { timeType: 1, objectType: 1, ...chapter, startedAt: NOW - 60_000, seconds: 50 } as const;
  const label = { labelId, labelType: 1 };
  const file = aSpaceFile();
  const upload = ANNOUNCED_UPLOAD;
  return {
    userBaseInfo: {},
    userInfo: undefined,
    logInByHost: { host: 'alipay', code: 'known' },
    listLogins: undefined,
    endOtherLogins: undefined,
    adInfo: { width: 360, height: 640, common: {} },
    adContent: { code: 'sample-rank', source: 3, resourceId: '', deliveryId: '' },
    adEvent: { url: 'https://ads.example.com/' },
    syncAnnotations: { ...sync, changes: [anAnnotation({ id: 'a' })] },
    syncShelfGroups: { ...sync, changes: [{ id: 'book.1001', at, value: { groupId: 'g' } }] },
    syncTextBookmarks: { ...sync, changes: [{ id: '1001 5001 0', at, value: marked }] },
    syncVisits: { userId, ...book, visits: [{ id: 'v', device: 'd1', at: NOW, here: spot, furthest: spot }] },
    syncReadingDays: { ...sync, days: [day], clearedAtMs: 0 },
    syncBookmarks: { nowMs: NOW, changes: [aShelfAction({ bookId: '1001' })], pull: true },
    checkBooks: { books: [{ ...book, chapterCount: 1, updatedAt: 0 }] },
    presetBookList: { columnId: 'new-readers' },
    listAutoBuys: undefined,
    setAutoBuy: { ...book, terms: { chapterLimit: 20, dayLimit: 100 } },
    bookInfo: book,
    phraseBookInfo: { ...book, queryId },
    categoryPage: {},
    categoryBooks: { categoryId },
    rankClasses: undefined,
    rankHome: undefined,
    rankBooks: { rankId: 'popular' },
    chapterList: book,
    epubChapterList: { bookId: '1003' },
    epubCatalogList: { bookId: '1003' },
    commentList: book,
    bookScore: { ...book, title: '', author: '' },
    collectEvents: { events: [{ kind: 'page', page: '/', name: 'view', fields: {}, at: NOW }] },
    monitorTrouble: { category: 100, page: '/', message: '章节错误' },
    claimGift: { alipayUid },
    membershipOffer: book,
    buyMembership: membershipPurchase(plan),
    topUpProducts: { payMode: OrderPayMode.Bridge },
    createOrder: { product: { productId: '3', priceYuan: 10 }, payMode: OrderPayMode.Bridge },
    orderDetail: { orderNo },
    chapterPreview: book,
    shortStory: book,
    latestChapters: book,
    buyChapter: { ...chapter, act: 'buy' },
    buyChapters: { ...book, fromChapterId: '5003', size: 10 },
    buyBook: { bookId: '1002', act: 'buy' },
    questionList: {},
    questionRanks: { labelId },
    questionInfo: { questionId },
    recommend: { ...book, place: 'shelf' },
    accountRecords: {},
    boughtBooks: {},
    reportReadingTime: { userId, records: [record] },
    reportReadingMoment: { ...chapter, chapterSize: 2000, at: 1, progress: 300 },
    reportEnergyProgress: { ...chapter, topClass: 502, percent: 1, chapterSize: 2000 },
    loadResource: { resourceId: 'cover_config', ...book },
    loadOwnSpace: undefined,
    beginSpaceBook: announced(file),
    writeSpaceBook: { upload, ordinal: 0, content: file.packed.toString('base64') },
    finishSpaceBook: { upload },
    readSpaceBook: { upload, ordinal: 0 },
    deleteSpaceBook: { bookId: file.bookId },
    createRestoreCopy: copy,
    writeRestoreCopy: { ...copy, revision: 0, draft: '1'.repeat(32), ordinal: 0, pieces: 1, content: 'AAAA' },
    readRestoreCopy: { ...copy, ordinal: 0 },
    deleteRestoreCopy: copy,
    searchResult: { word: '灯' },
    searchQuery: { word: '许' },
    suggestWords: { typed: '山' },
    hotWords: {},
    hotBooks: {},
    labelList: undefined,
    labelBooks: label,
    phraseList: {},
    phraseDetail: { queryId },
    storePage: { page: 'home' },
    storeModule: { page: 'home', moduleId: '1' },
    ticketList: {},
    refreshLogin: undefined,
    logOut: { userId },
    deleteAccount: undefined,
  };
}
