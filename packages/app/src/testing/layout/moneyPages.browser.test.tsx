/** Every page of money, with nothing, with one of everything, and with thousands of it in amounts of nine digits. */
import '@shuye/ui/styles.css';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { MemoryNavigation } from '../../router/MemoryNavigation.tsx';
import { Application } from '../../shell/Application.tsx';
import { testServices } from '../testServices.ts';
import { expectForEverybody, expectWhole, WIDTHS } from './expectWhole.ts';
import { moneyAnswers, NINE_DIGITS, type Held } from './moneyAnswers.ts';
import { stillPages } from './stillPages.ts';

const PATIENCE = { timeout: 10_000 };

interface MoneyPage {
  path: string;
  title: string;
  /** Pressed on the page first, where it leads to the page that is meant. */
  through?: string;
}

const pages: readonly MoneyPage[] = [
  { path: '/top-up', title: '书豆充值' },
  { path: '/buy-book?bid=1001&payMode=3&cid=c11', title: '购买' },
  { path: '/buy-book?bid=1001&payMode=3&cid=c11&num=rest', title: '购买' },
  { path: '/buy-book?bid=1027&payMode=1', title: '购买' },
  { path: '/buy-book?bid=1001&payMode=3&cid=c11', title: '选择豆券', through: '豆券' },
  { path: '/buy-member', title: '开通会员' },
  { path: '/auto-buy', title: '自动购买' },
  { path: '/login-devices', title: '登录设备' },
  { path: '/my-beans', title: '书豆余额' },
  { path: '/consume-records', title: '消费充值记录' },
  { path: '/consume-records', title: '消费充值记录', through: '充值记录' },
  { path: '/bought-books', title: '购买过的书' },
  { path: '/bean-tickets', title: '豆券' },
  { path: '/bean-ticket-rules', title: '豆券使用规则' },
  { path: '/myVip', title: '我的会员' },
  { path: '/mp/super', title: '会员特权' },
  { path: '/h5Vip/1001/4', title: '会员' },
];

let moveAgain: () => void;

beforeAll(async () => {
  moveAgain = await stillPages();
});

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['theme'];
  delete document.documentElement.dataset['textSize'];
});

afterAll(() => moveAgain());

/** Opens the page in the narrowest window. */
async function show({ path, title, through }: MoneyPage, held: Held): Promise<void> {
  await page.viewport(WIDTHS[0], 800);
  const services = testServices({ answers: moneyAnswers(held), userId: '8000001', device: { has_read: true } });
  render(
    <MemoryNavigation initialEntries={[path]}>
      <Application services={services} />
    </MemoryNavigation>,
  );
  if (through !== undefined) {
    // Without a ticket the row leads nowhere.
    const way = await screen.findByText(through, {}, PATIENCE);
    act(() => way.click());
  }
  await waitFor(() => expect(screen.queryByText('加载中')).toBeNull(), PATIENCE);
  if (through === undefined || held.count > 0) await screen.findByRole('heading', { level: 1, name: title }, PATIENCE);
}

describe('pages of money are whole from 320 to 1440 px', () => {
  it.each(pages)('with nothing, and can be used by everybody: $title at $path', async (shown) => {
    await show(shown, { count: 0, beans: 0 });
    await expectWhole();
    await expectForEverybody('light');
  });

  it.each(pages)('with one of everything: $title at $path', async (shown) => {
    await show(shown, { count: 1, beans: 30 });
    await expectWhole();
  });

  it.each(pages)(
    'with 10,000 records in amounts of nine digits, also in 长辈版, and can be used by everybody in light and dark: $title at $path [RECORD-01] [TICKET-01]',
    async (shown) => {
      await show(shown, { count: 10_000, beans: NINE_DIGITS });
      await expectWhole();
      await expectForEverybody('light');
      await expectForEverybody('dark');
      document.documentElement.dataset['textSize'] = 'elder';
      await expectWhole();
    },
  );
});
