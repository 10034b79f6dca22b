import { expect, type Page } from '@playwright/test';
import { tap } from '../steps/tap.ts';
import type { CallMatch } from './networkFaults.ts';

/** A purchase as a reader makes it, with the calls that it takes. */
export interface PurchaseCase {
  kind: 'chapter' | 'batch' | 'book' | 'membership';
  path: string;
  choose?: (page: Page) => Promise<void>;
  /** What the tables then hold. */
  record: RegExp;
  owned: number;
  calls: Record<'quote' | 'check' | 'purchase' | 'refresh', CallMatch>;
  /** What is said where what was bought cannot be shown. */
  refreshWords: string;
  /** The page that shows what was bought. */
  expectOpened: (page: Page) => Promise<void>;
}

const SOLD_BY_CHAPTER = '/buy-book?bid=1001&payMode=3';
const CHAPTERS = '/openapi/book/chapterlist';

const expectReader = (book: string, chapter: RegExp) => async (page: Page) => {
  await expect(page).toHaveURL(new RegExp(`/reader/${book}`));
  const heading = page.getByRole('heading', { name: chapter }).first();
  await expect(heading).toBeVisible();
  await expect(heading.locator('..').getByText(/本章价格/)).toHaveCount(0);
};

export const PURCHASES: readonly PurchaseCase[] = [
  {
    kind: 'chapter',
    path: SOLD_BY_CHAPTER,
    record: /^chapter 6$/,
    owned: 1,
    calls: {
      quote: { path: '/openapi/buy/index', act: 'info' },
      check: { path: '/openapi/buy/index', act: 'info' },
      purchase: { path: '/openapi/buy/index', act: 'buy' },
      refresh: { path: CHAPTERS },
    },
    refreshWords: '网络不给力，点击重试',
    expectOpened: expectReader('1001', /^第五章/),
  },
  {
    kind: 'batch',
    path: SOLD_BY_CHAPTER,
    choose: (page) => tap(page.getByRole('radio', { name: /^剩余6章/ })),
    record: /^chapters 38$/,
    owned: 6,
    calls: {
      quote: { path: '/openapi/buy/index', act: 'info' },
      check: { path: '/openapi/buy/index', act: 'info' },
      purchase: { path: '/openapi/chapterbatchbuy/index' },
      refresh: { path: CHAPTERS },
    },
    refreshWords: '网络不给力，点击重试',
    expectOpened: expectReader('1001', /^第五章/),
  },
  {
    kind: 'book',
    path: '/buy-book?bid=1027&payMode=1',
    record: /^book \d+$/,
    owned: 1,
    calls: {
      quote: { path: '/openapi/fullbuy/index', act: 'info' },
      check: { path: '/openapi/fullbuy/index', act: 'info' },
      purchase: { path: '/openapi/fullbuy/index', act: 'buy' },
      refresh: { path: CHAPTERS },
    },
    refreshWords: '网络不给力，点击重试',
    expectOpened: expectReader('1027', /^第/),
  },
  {
    kind: 'membership',
    path: '/buy-member?aliasId=1&back=%2FmyVip',
    record: /^membership 150$/,
    owned: 0,
    calls: {
      quote: { path: '/openapi/month/batchinfo' },
      check: { path: '/openapi/userinfo/info' },
      purchase: { path: '/openapi/month/buy' },
      refresh: { path: '/openapi/userinfo/info' },
    },
    refreshWords: '网络或服务异常，请稍后再试',
    expectOpened: async (page) => {
      await expect(page).toHaveURL(/\/myVip$/);
      const card = page.getByRole('list', { name: '我的会员' }).getByRole('listitem').filter({ hasText: '包月会员' });
      await expect(card).toContainText('生效中');
    },
  },
];

export const confirm = (page: Page): Promise<void> => tap(page.getByRole('button', { name: '确认购买' }));

/** Keys of purchases whose outcome the page does not know. */
export const openIntents = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('shuye_intents') ?? '{}') as object).length);

export async function openPurchase(page: Page, { path, choose }: Pick<PurchaseCase, 'path' | 'choose'>): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: '确认购买' })).toBeVisible();
  await choose?.(page);
}
