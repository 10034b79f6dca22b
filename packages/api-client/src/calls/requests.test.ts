import { describe, expect, it } from 'vitest';
import { discoveryServices } from '../testing/discoveryServices.ts';
import { itemRows } from '../testing/itemRows.ts';
import { ownSpaceRows } from '../testing/ownSpaceRows.ts';
import { restoreRows } from '../testing/restoreRows.ts';
import { sentBy } from '../testing/sentBy.ts';
import { calls } from './index.ts';

type Row = readonly [ids: string, name: keyof typeof calls, way: string, input: unknown, fields: object];

const user_id = '10000001';
const readingDay = { device: 'd1', day: '2026-09-21', bookId: '1001', begunAtMs: 1, seconds: 60, words: 400 };
const asked = { days: [readingDay], since: 7, clearedAtMs: 5 };
const told = { days: [readingDay], since: 7, clearedAt: 5 };
const line = { bookId: 'b1', visits: [] };
const userId = user_id;
const sender = { imei: 'device-1', tk: 'the-token' };
const page100 = { user_id, pageIndex: '1', pageCount: '100', ...sender };

const plan = {
  planId: 'm3',
  months: 3,
  monthType: 0,
  beanPrice: 400,
  givenType: 1,
  givenAmount: 20,
  autoRenew: 0,
  beanId: 't1',
};
const record = {
  timeType: 1,
  objectType: 2,
  bookId: '7',
  chapterId: '9',
  startedAt: 1_790_000_000_000,
  seconds: 60,
};

const rows: readonly Row[] = [
  ...restoreRows,
  ...ownSpaceRows(user_id),
  ['[API-01] [API-18]', 'chapterList', 'book GET query signed read', { bookId: '7' }, { user_id, bookId: '7' }],
  ['[API-02]', 'epubChapterList', 'book GET query signed read', { bookId: '7' }, { user_id, bookId: '7' }],
  ['[API-03]', 'epubCatalogList', 'book GET query signed read', { bookId: '7' }, { user_id, bookId: '7' }],
  [
    '[API-04] [API-41]',
    'checkBooks',
    'book POST form signed read',
    { books: [{ bookId: '7', chapterCount: 12, updatedAt: 99 }] },
    {
      checkBooks: '[{"bookId":"7","chapterNum":12,"anyUpTime":99}]',
      timestamp: expect.stringMatching(/^[\w-]{14}$/),
    },
  ],
  ['[API-05] [API-42]', 'presetBookList', 'book POST form signed read', { columnId: 'new' }, { columnId: 'new' }],
  ['[API-06]', 'bookInfo', 'book POST form signed read', { bookId: '7' }, { user_id, bookId: '7', needFreeStack: '1' }],
  [
    '[API-07]',
    'phraseBookInfo',
    'book POST form signed read',
    { bookId: '7', queryId: 'q1' },
    { user_id, bookId: '7', keywordsId: 'q1', needFreeStack: '1' },
  ],
  [
    '[API-14] [API-28]',
    'loadResource',
    'resource POST form signed read',
    { resourceId: 'reader_option', bookId: '7' },
    { resources: '{"reader_option":{"bookId":"7"}}' },
  ],
  [
    '[API-15]',
    'buyChapter',
    'spend POST form signed keyed',
    { bookId: '7', chapterId: '9', act: 'info', ticketIds: ['t1', 't2'] },
    { user_id, bookId: '7', chapterId: '9', act: 'info', beanIds: 't1,t2', ...sender },
  ],
  [
    '[API-16]',
    'buyBook',
    'spend POST form signed keyed',
    { bookId: '7', act: 'buy', ticketIds: ['t1'], beanPrice: 0 },
    { user_id, bookId: '7', act: 'buy', price: '0', beanIds: 't1', ...sender },
  ],
  [
    '[API-17]',
    'buyChapters',
    'spend POST form signed keyed',
    { bookId: '7', fromChapterId: '9', size: 20, ticketIds: ['t1'], beanPrice: 180 },
    { user_id, bookId: '7', chapterId: '9', num: '20', price: '180', beanIds: 't1', ...sender },
  ],
  [
    '[API-20] [CONST-93]',
    'adInfo',
    'ad POST form signed read',
    { width: 375, height: 667, common: { platform: 107 } },
    { user_id, sqSv: '1.0', requestSrc: 'h5', wh: '375x667', key: 'h5_ad', _public: 'platform=107' },
  ],
  [
    '[API-21] [AD-12]',
    'adContent',
    'ad GET query signed read',
    { code: 'c', source: 8, resourceId: 'r', deliveryId: 'd' },
    { adCode: 'c', adSource: '8', resourceId: 'r', deliveryId: 'd' },
  ],
  [
    '[API-22]',
    'adEvent',
    'ad POST form signed once',
    { url: 'https://ads.test/1' },
    { eventType: 'show', reportUrl: 'https://ads.test/1' },
  ],
  ['[API-23]', 'refreshLogin', 'account POST json unsigned once', undefined, {}],
  ['(A-34)', 'listLogins', 'account POST form signed read', undefined, { userId }],
  ['', 'listAutoBuys', 'spend POST form signed read', undefined, { user_id }],
  [
    '',
    'setAutoBuy',
    'spend POST form signed once',
    { bookId: '7', terms: { chapterLimit: 12, dayLimit: 100 } },
    { user_id, bookId: '7', chapterLimit: '12', dayLimit: '100' },
  ],
  ['(A-34)', 'endOtherLogins', 'account POST form signed once', undefined, { userId }],
  [
    '[AUTH-13]',
    'logInByHost',
    'account POST json unsigned once',
    { host: 'alipay', code: 'c' },
    { host: 'alipay', code: 'c' },
  ],
  [
    '[API-24] [READER-50]',
    'reportReadingTime',
    'report POST form signed keyed',
    { userId, records: [record] },
    {
      userId,
      readingList:
        '[{"readTimeType":1,"readObjType":2,"startReadTime":1790000000000,"readingLen":60,"readObjId":"7","readChapterId":"9"}]',
    },
  ],
  [
    '[API-25] [READER-27] [EVT-11]',
    'reportReadingMoment',
    'report POST form signed once',
    { bookId: '7', chapterId: '9', chapterSize: 2000, at: 5, progress: 300 },
    { userId, log: '{"bookId":"7","cid":"9","csize":2000,"time":5,"progress":300}' },
  ],
  [
    '[API-26] [PROD-13]',
    'reportEnergyProgress',
    'report POST form signed once',
    { bookId: '7', topClass: 502, chapterId: '9', percent: 40, chapterSize: 2000 },
    { userId, bookId: '7', topClass: '502', chapterId: '9', readPro: '40', csize: '2000' },
  ],
  [
    '[API-29]',
    'userBaseInfo',
    'account GET query signed read',
    { platform: 107 },
    { userId, sqSv: '1.0', key: 'h5_account', _public: 'platform=107' },
  ],
  [
    '[API-30] [API-66] [ENT-28]',
    'userInfo',
    'spend POST form signed read',
    { ykToken: 'y', ykuid: 77, umidToken: 'u', userId: '1' },
    { user_id, msgId: '', monthTicketRedDotInfo: '1', ykToken: 'y', ykuid: '77', ...sender },
  ],
  ['[API-31] [API-66]', 'logOut', 'account POST form signed once', { userId }, { userId, imei: 'device-1' }],
  ['[API-32]', 'topUpProducts', 'pay POST form signed read', { payMode: 11 }, { userId, modeId: '11', ...sender }],
  [
    '[API-33]',
    'createOrder',
    'pay POST form signed keyed',
    { product: { productId: 'p1', priceYuan: 30 }, payMode: 4, returnUrl: 'https://a.test/', alipayUserId: '2088' },
    { userId, productId: 'p1', price: '30', modeId: '4', clientRedirectUrl: 'https://a.test/', ...sender },
  ],
  ['[API-34]', 'orderDetail', 'pay POST form signed read', { orderNo: 'o1' }, { userId, orderNo: 'o1', ...sender }],
  [
    '[API-35] [SIGN-07]',
    'membershipOffer',
    'vip POST form signed read',
    { bookId: '7' },
    { user_id, bookId: '7', reqEncryptType: '-1', resEncryptType: '-1', ...sender },
  ],
  [
    '[API-36] [SIGN-07] [ENT-28]',
    'buyMembership',
    'vip POST form signed keyed',
    { ...plan, hostSaid: { ykToken: 'y', ykuid: '77', umidToken: 'u' } },
    {
      user_id,
      month: '3',
      price: '400',
      givenType: '1',
      givenAmount: '20',
      monthId: 'm3',
      monthType: '0',
      beanId: 't1',
      monthlyAutoRenewSwitch: '0',
      ykToken: 'y',
      ykuid: '77',
      reqEncryptType: '-1',
      resEncryptType: '-1',
      ...sender,
      placeid: '7001',
    },
  ],
  [
    '[API-40] [SIGN-18]',
    'syncBookmarks',
    'shelf POST form unsigned keyed',
    { nowMs: 1_790_000_000_123, changes: [], pull: true, userId, channelId: '7001', localIds: ['7', '9'] },
    {
      _: '1790000000123',
      nom9: '1',
      t: '1790000000',
      get_data: '1',
      bookmark: '[]',
      coverType: '1',
      client_bid_set: '7,9',
      user_id,
      userid: userId,
      placeid: '7001',
      ...sender,
    },
  ],
  ...itemRows(user_id),
  ['', 'syncVisits', 'shelf POST json unsigned read', { userId, ...line }, { user_id, ...line }],
  ['', 'deleteAccount', 'account POST form signed once', undefined, { userId }],
  ['', 'syncReadingDays', 'shelf POST json unsigned keyed', { userId, ...asked }, { user_id, ...told }],
  ['[API-54] [CONST-78]', 'ticketList', 'ticket POST form signed read', {}, page100],
  ['[API-55] [CONST-78]', 'accountRecords', 'spend POST form signed read', {}, page100],
  ['[API-67] [CONST-78]', 'boughtBooks', 'spend POST form signed read', {}, page100],
  [
    '[API-64] [SIGN-05]',
    'claimGift',
    'gift POST json signed keyed',
    { alipayUid: '2088' },
    { userId, alipayUid: '2088', key: 'h5_gift', ...sender },
  ],
  [
    '[API-65] [COVER-19]',
    'collectEvents',
    'event POST json unsigned once',
    { events: [{ kind: 'exposure', page: 'cover', name: 'unshelved', fields: { bookId: '7', direct: 1 }, at: 5 }] },
    {
      events: [{ type: 'exposure', page: 'cover', name: 'unshelved', params: { bookId: '7', direct: 1 }, ts: 5 }],
    },
  ],
  [
    '[API-65] [TAB-08]',
    'collectEvents',
    'event POST json unsigned once',
    { events: [{ kind: 'click', page: '/', name: 'tab', fields: { at: 1 }, at: 5 }], siteId: '7', sid: 's', rid: 'r' },
    {
      siteid: '7',
      sid: 's',
      rid: 'r',
      events: [{ type: 'click', page: '/', name: 'tab', params: { at: 1 }, ts: 5 }],
    },
  ],
  [
    '[EVT-07]',
    'monitorTrouble',
    'event POST json unsigned once',
    { category: 101, page: '/', message: 'x', fields: { a: 'b' } },
    { category: 101, page: '/', message: 'x', params: { a: 'b' } },
  ],
];

describe('what arrives at a server [SIGN-01] [SIGN-02] [SIGN-08] [SIGN-16] [SIGN-20]', () => {
  it.each(rows)('%s %s is %s', async (_ids, name, way, input, fields) => {
    expect(await sentBy(calls[name], input)).toEqual({ way, fields });
  });

  it('is written down for every call, those of discovery beside', () => {
    const others = Object.values(calls).filter(({ service }) => !discoveryServices.has(service));
    expect(new Set(rows.map(([, name]) => name))).toEqual(new Set(others.map(({ name }) => name)));
  });
});
