import type { Calls } from '@shuye/api-client/calls';
import { OrderPayMode } from '@shuye/core-domain/host';
import { membershipPurchase, type MembershipPlan } from '@shuye/core-domain/member-shop';
import { aShelfAction, anAnnotation } from '@shuye/core-domain/testing';
import { announced, aSpaceFile } from './aSpace.ts';
import { preparedRefusals, type Prepared } from './preparedRefusals.ts';
import { NOW } from './startTestGateway.ts';

type Input<C> = C extends { toRequest: (input: infer Given) => unknown } ? Given : never;

/** What is answered; and what is refused, which may take more than a request. What several calls are refused alike, `askEveryRefusal` asks. */
type Line<C> = readonly [answered: Input<C>, ...refused: (Input<C> | Prepared)[]];

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

/** Names nothing. */
const NONE = '999999';
/** Names the question and the phrase of a book that was taken down. */
export const GONE = '2';

/** Names the upload that is announced before every call is asked. */
export const ANNOUNCED_UPLOAD = 'f'.repeat(32);

/**
 * A call of each kind as a reader who uses everything asks it, in this order, and after it what it is refused: at least
 * once for each reason that it documents. A new call does not compile without a line.
 */
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
  [Name in keyof Calls]: Line<Calls[Name]>;
} {
  const book = { bookId: '1001' };
  const noBook = { bookId: NONE };
  const chapter = { ...book, chapterId: '5002' };
  const copy = { locator: '0f'.repeat(16) };
  const at = { time: NOW, device: 'd1' };
  const sync = { userId, since: 0 };
  const spot = { place: { chapterId: '5001', offset: 0, print: '' }, index: 0, chapterTitle: '' };
  const marked = { ...book, place: { chapterId: '5001', offset: 0, print: '' }, chapterTitle: '', text: '', at: NOW };
  const day = { device: 'd1', day: '2026-09-22', ...book, begunAtMs: NOW, seconds: 60, words: 500 };
  const record = { timeType: 1, objectType: 1, ...chapter, startedAt: NOW - 60_000, seconds: 50 } as const;
  const energy = { ...chapter, topClass: 502, percent: 1, chapterSize: 2000 };
  const ad = { code: 'sample-rank', source: 3, resourceId: '', deliveryId: '' };
  const product = { productId: '3', priceYuan: 10 };
  const order = { product, payMode: OrderPayMode.Bridge };
  const terms = { chapterLimit: 20, dayLimit: 100 };
  const written = { ...copy, revision: 0, draft: '1'.repeat(32), ordinal: 0, pieces: 1, content: 'AAAA' };
  const label = { labelId, labelType: 1 };
  const file = aSpaceFile();
  const upload = ANNOUNCED_UPLOAD;
  const piece = { upload, ordinal: 0, content: file.packed.toString('base64') };
  const noUpload = { upload: '0'.repeat(32) };
  const bought = membershipPurchase(plan);
  return {
    userBaseInfo: [{}],
    userInfo: [undefined],
    logInByHost: [
      { host: 'alipay', code: 'known' },
      { host: 'alipay', code: 'unknown' },
      { host: 'alipay', code: 'silence' },
    ],
    listLogins: [undefined],
    endOtherLogins: [undefined],
    adInfo: [{ width: 360, height: 640, common: {} }],
    adContent: [ad, { ...ad, code: NONE }],
    adEvent: [{ url: 'https://ads.example.com/' }, { url: 'http://127.0.0.1' }],
    syncAnnotations: [{ ...sync, changes: [anAnnotation({ id: 'a' })] }],
    syncShelfGroups: [{ ...sync, changes: [{ id: 'book.1001', at, value: { groupId: 'g' } }] }],
    syncTextBookmarks: [{ ...sync, changes: [{ id: '1001 5001 0', at, value: marked }] }],
    syncVisits: [{ userId, ...book, visits: [{ id: 'v', device: 'd1', at: NOW, here: spot, furthest: spot }] }],
    syncReadingDays: [{ ...sync, days: [day], clearedAtMs: 0 }],
    syncBookmarks: [{ nowMs: NOW, changes: [aShelfAction({ bookId: '1001' })], pull: true }],
    checkBooks: [{ books: [{ ...book, chapterCount: 1, updatedAt: 0 }] }],
    presetBookList: [{ columnId: 'new-readers' }, { columnId: NONE }],
    listAutoBuys: [undefined],
    setAutoBuy: [{ ...book, terms }, { ...noBook, terms }, preparedRefusals.manyAutoBuys],
    bookInfo: [book, noBook],
    phraseBookInfo: [
      { ...book, queryId },
      { ...noBook, queryId },
    ],
    categoryPage: [{}],
    categoryBooks: [{ categoryId }, { categoryId: NONE }],
    rankClasses: [undefined],
    rankHome: [undefined],
    rankBooks: [{ rankId: 'popular' }, { rankId: NONE }],
    chapterList: [book],
    epubChapterList: [{ bookId: '1003' }],
    epubCatalogList: [{ bookId: '1003' }],
    commentList: [book, noBook],
    bookScore: [
      { ...book, title: '', author: '' },
      { ...noBook, title: '', author: '' },
    ],
    collectEvents: [{ events: [{ kind: 'page', page: '/', name: 'view', fields: {}, at: NOW }] }],
    monitorTrouble: [{ category: 100, page: '/', message: '章节错误' }],
    claimGift: [{ alipayUid }, { alipayUid: `${NOW}` }],
    membershipOffer: [book],
    buyMembership: [bought, { ...bought, planId: NONE }, { ...bought, beanPrice: 1 }, { ...bought, beanId: NONE }],
    topUpProducts: [{ payMode: OrderPayMode.Bridge }],
    createOrder: [
      order,
      { ...order, product: { productId: NONE, priceYuan: 10 } },
      { ...order, product: { ...product, priceYuan: 2 } },
      preparedRefusals.noCashier,
    ],
    orderDetail: [{ orderNo }, { orderNo: NONE }],
    chapterPreview: [book, noBook],
    shortStory: [book, noBook],
    latestChapters: [book, noBook],
    buyChapter: [{ ...chapter, act: 'buy' }, { ...chapter, act: 'auto' }, preparedRefusals.beyondTerms],
    buyChapters: [{ ...book, fromChapterId: '5003', size: 10 }],
    buyBook: [{ bookId: '1002', act: 'buy' }],
    questionList: [{}, { labelId: NONE, labelType: 3 }],
    questionRanks: [{ labelId }],
    questionInfo: [{ questionId }, { questionId: NONE }, { questionId: GONE }],
    recommend: [{ ...book, place: 'shelf' }],
    accountRecords: [{}],
    boughtBooks: [{}],
    reportReadingTime: [
      { userId, records: [record] },
      { userId, records: [{ ...record, startedAt: NOW, seconds: 9_999 }] },
    ],
    reportReadingMoment: [{ ...chapter, chapterSize: 2000, at: 1, progress: 300 }],
    reportEnergyProgress: [energy, { ...energy, ...noBook }, { ...energy, chapterId: NONE }],
    loadResource: [{ resourceId: 'cover_config', ...book }],
    loadOwnSpace: [undefined],
    beginSpaceBook: [announced(file)],
    writeSpaceBook: [piece, { ...piece, ...noUpload }],
    finishSpaceBook: [{ upload }, noUpload],
    readSpaceBook: [
      { upload, ordinal: 0 },
      { ...noUpload, ordinal: 0 },
    ],
    deleteSpaceBook: [{ bookId: file.bookId }],
    createRestoreCopy: [copy, preparedRefusals.manyCopies],
    writeRestoreCopy: [written, written, preparedRefusals.otherRevision],
    readRestoreCopy: [
      { ...copy, ordinal: 0 },
      { ...copy, ordinal: 0 },
    ],
    deleteRestoreCopy: [copy],
    searchResult: [{ word: '灯' }, { word: '。' }],
    searchQuery: [{ word: '许' }, { word: '。' }],
    suggestWords: [{ typed: '山' }, { typed: '。' }],
    hotWords: [{}],
    hotBooks: [{}],
    labelList: [undefined],
    labelBooks: [label, { labelId: NONE, labelType: 3 }],
    phraseList: [{}],
    phraseDetail: [{ queryId }, { queryId: NONE }, { queryId: GONE }],
    storePage: [{ page: 'home' }, { page: NONE }],
    storeModule: [{ page: 'home', moduleId: '1' }],
    ticketList: [{}],
    refreshLogin: [undefined],
    logOut: [{ userId }],
    deleteAccount: [undefined, preparedRefusals.oldLogin],
  };
}
