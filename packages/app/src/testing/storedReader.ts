import { anAnnotation } from '@shuye/core-domain/testing';
import { encodeChapter } from '@shuye/core-domain/content';
import {
  accountShelfKey,
  type accountKeys,
  type accountTabKeys,
  type boughtKeys,
  type DeviceKey,
  type TabKey,
} from '@shuye/core-domain/storage';
import { screen } from '@testing-library/react';
import { anAccount } from './anAccount.ts';
import { aWireBook, aWireModule, wireChapterList, wireChapters, wirePage } from './wire.ts';

export const USER = '10000001';
export const NOW = 1_790_000_000_000;
const at = { time: NOW - 5000, device: 'phone' };
const place = { chapterId: 'c1', offset: 4, print: '灯火' };
const spot = { place, index: 0, chapterTitle: '第1章' };
const details = { title: '山中灯火', author: '许半山', coverUrl: '', format: 1, topClass: 5, carried: { source: 'x' } };
const bookmark = { chapter: 'c1', chapterTitle: '第1章', percent: 200, place };
const shelf = {
  device: 'phone',
  synced: [{ bookId: '1001', keeping: { kept: true, at, details }, reading: { at, bookmark } }],
  outbox: [{ kind: 1, bookId: '1002', at, sequence: 7, details: { ...details, title: '另一本' } }],
  sequence: 7,
  highest: NOW - 5000,
  syncedAt: NOW - 6000,
  guestMergedUpTo: 0,
};

/** The keys of the tab that are no pattern. */
type NamedTabKey = Exclude<TabKey, `scroll_${string}` | `search_pages_${string}` | `store_loads_${string}`>;
type DeviceStored = DeviceKey | (typeof boughtKeys)[number] | (typeof accountKeys)[number] | 'shelf_10000001';
type TabStored =
  | NamedTabKey
  | (typeof accountTabKeys)[number]
  | 'scroll_shelf'
  | 'search_pages_灯'
  | 'store_loads_home';

/** A value of each key, and the page that loads it. A key without a row does not compile. */
export const onDevice: Readonly<Record<DeviceStored, readonly [page: string, value: unknown]>> = {
  device: ['/', 'd0d0'],
  last_account: ['/', USER],
  pending_order: [
    '/top-up?order=k1',
    [{ userId: USER, requestKey: 'k1', payMode: 4, beans: 300, startedAt: NOW - 9000, returnPath: '/', orderNo: 'o1' }],
  ],
  order_poller: ['/top-up?order=k1', { tabId: 'other', userId: USER, until: NOW + 2000 }],
  guest_shelf: ['/shelf', shelf],
  [accountShelfKey(USER) as 'shelf_10000001']: ['/shelf', shelf],
  reader_settings: ['/reader/1001', { fontSize: 24, theme: 'night', tapMap: 'pmnpmnpmn' }],
  elder_mode: ['/', true],
  listening: ['/reader/1001', { rate: 1.5, voiceId: 'v' }],
  auto_read_pace: ['/reader/1001', 400],
  has_read: ['/reader/1001', true],
  nav_badges: ['/', ['女生 新']],
  follow_day: ['/reader/1001', '2026-09-20'],
  guide_counts: ['/reader/1001', { bar: { day: '2026-09-20', inDay: 1, inSession: 1 } }],
  content_cache: [
    '/reader/1001',
    [
      {
        bookId: '1001',
        chapterId: 'c1',
        title: '第1章',
        index: 0,
        content: { kind: 'text', text: '山中灯火一夜未熄。' },
        userId: USER,
      },
    ],
  ],
  progress: ['/reader/1001', { 1001: { place, percent: 200, chapterTitle: '第1章', at: NOW - 4000 } }],
  text_bookmarks: ['/reader/1001', { 1001: [{ place, chapterTitle: '第1章', text: '灯火', at: NOW - 3000 }] }],
  bookmarks: [
    '/reader/1001',
    {
      device: 'phone',
      highest: NOW,
      revision: 3,
      items: [
        { id: '1001 c1 4', at, value: { bookId: '1001', place, chapterTitle: '第1章', text: '灯火', at: NOW - 3000 } },
      ],
      unsent: ['1001 c1 4'],
    },
  ],
  text_notes: [
    '/reader/1001',
    { device: 'phone', highest: NOW, revision: 3, annotations: [anAnnotation({ note: '伏笔' })], unsent: ['a1'] },
  ],
  intents: ['/', { 'buy 1': { key: 'k', since: NOW } }],
  reading_time: ['/reader/1001', [{ sessionId: 's', userId: USER, savedAt: NOW, batches: [], pending: [] }]],
  book_visits: ['/reader/1001', { 1001: [{ id: 'v1', device: 'iPhone', at: NOW - 9000, here: spot, furthest: spot }] }],
  reading_diary: [
    '/statistics',
    {
      device: 'phone',
      clearedAtMs: 0,
      revision: 3,
      days: [{ device: 'phone', day: '2026-09-21', bookId: '1001', begunAtMs: NOW, seconds: 660, words: 4000 }],
      unsent: ['phone 2026-09-21 1001'],
    },
  ],
  restore_copy: [
    '/my-data',
    { locator: '0f'.repeat(16), key: `${'A'.repeat(43)}=`, owner: USER, revision: 3, digest: '', savedAtMs: NOW },
  ],
  settled_progress: ['/reader/1001', [['1001', at]]],
  shelf_offers: ['/shelf', { 1001: { discount: 2, limitedFreeEnd: 1_890_000_000 } }],
  book_status: ['/shelf', { version: 3, books: [{ bookId: '1001', chapterCount: 90, updatedAt: 1_700_000_000 }] }],
  own_space: [
    '/shelf',
    [
      {
        bookId: 'local-1',
        upload: '0f',
        title: '夜渡',
        author: '',
        format: 'txt',
        bytes: 9,
        at: NOW,
        state: 'there',
      },
    ],
  ],
  shelf_groups: [
    '/shelf',
    {
      device: 'phone',
      highest: NOW,
      revision: 3,
      items: [
        { id: 'group.g', at, value: { name: '言情', rank: 1 } },
        { id: 'book.1001', at, value: { groupId: 'g' } },
      ],
      unsent: ['group.g'],
    },
  ],
  shelf_arrangement: ['/shelf', { order: 'title', filter: 'unread', layout: 'list' }],
  refused_changes: ['/shelf', [{ action: shelf.outbox[0], title: '另一本', message: '书架已达上限' }]],
  guest_prompts: ['/shelf', { [USER]: '2026-09-21' }],
  energy_notice: ['/reader/1001', { 1002: '2026-09-21' }],
  farm_done: ['/reader/1001', { day: '2026-09-21', count: 2 }],
  environment: ['/', 'test'],
  search_history: ['/search', [{ value: '灯火' }]],
};

export const inTab: Readonly<Record<TabStored, readonly [page: string, value: unknown]>> = {
  closed_guides: ['/reader/1001', ['bar']],
  code_reload: ['/', NOW - 10_000],
  home_dialog: ['/', true],
  order_at_cashier: [
    '/top-up?order=k1',
    { userId: USER, requestKey: 'k1', payMode: 4, beans: 300, startedAt: NOW - 9000, orderNo: 'o1' },
  ],
  refused_reloads: ['/reader/1001', { c1: NOW - 1000 }],
  notice_refreshed: ['/', [USER]],
  gift_asked: ['/myself', true],
  scroll_shelf: ['/shelf', 40],
  search_pages_灯: ['/search?keyword=灯', 1],
  store_loads_home: ['/', 1],
};

const list = wireChapterList(['', wireChapters(12)]);
const chapterFile = () => ({
  state: 200,
  ChapterContent: encodeChapter(new TextEncoder().encode('山中灯火一夜未熄。'.repeat(20))),
});

/** What a server answers this reader. */
export const answers = {
  ...anAccount(),
  storePage: wirePage(aWireModule('1')),
  collectEvents: {},
  bookInfo: aWireBook(),
  chapterList: { data: { ...list.data, freeContUrlPrefix: 'https://gateway.test/free/' } },
  syncBookmarks: { detail: [], serverTime: NOW / 1000 },
  checkBooks: { data: {} },
  topUpProducts: { products: [{ id: '1', price: 1, beans: 10 }] },
  orderDetail: { status: 0 },
  syncVisits: { visits: [] },
  syncReadingDays: { days: [], clearedAt: 0, revision: 3, hasMore: 0 },
};

export const files = { '/free/1001/1.json': chapterFile };

/** What a page shows, whatever is left of what is stored. */
export const isThere: Readonly<Record<string, () => unknown>> = {
  '/': () => screen.getByRole('heading', { name: '栏目1' }),
  '/shelf': () => screen.getByRole('heading', { name: '书架' }),
  '/reader/1001': () => screen.getByText(/一夜未熄/),
  '/search': () => screen.getByRole('combobox'),
  '/search?keyword=灯': () => screen.getByRole('combobox'),
  '/top-up?order=k1': () => screen.getByText(/正在确认支付结果|充值金额/),
  '/myself': () => screen.getByText('山中人'),
  '/statistics': () => screen.getByRole('heading', { name: '阅读统计' }),
  '/my-data': () => screen.getByRole('button', { name: /停用并删除|生成恢复码/ }),
};
