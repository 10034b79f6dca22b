import { expect, type BrowserContext, type Page } from '@playwright/test';
import { createCustomer } from '../money/createCustomer.ts';
import { giveTicket } from '../money/giveTicket.ts';
import { loadAccount } from '../money/loadAccount.ts';
import { injectFault, NETWORK_FAULTS } from '../money/networkFaults.ts';
import { confirm, openPurchase, PURCHASES, type PurchaseCase } from '../money/purchases.ts';
import { isDeep } from '../support/isDeep.ts';
import { SAMPLES } from '../support/startServers.ts';
import { test } from '../support/test.ts';

const DATA_DIR = process.env[SAMPLES] ?? '';
const START_BEANS = 1000;
const DAY_MS = 86_400_000;
const DAYS_OFF = isDeep ? [-1, 1] : [];
const SIX_YUAN = { id: '2', yuan: 6 };
const THIRTY_YUAN = { id: '4', yuan: 30 };

/** Every kind in the deep suite; in the normal one those whose second payment nothing but the page and the key refuse. */
const KINDS = PURCHASES.filter(({ kind }) => isDeep || kind === 'membership');

function purchaseOf(kind: PurchaseCase['kind']): PurchaseCase {
  const found = PURCHASES.find((asked) => asked.kind === kind);
  if (!found) throw new Error(`There is no case ${kind}.`);
  return found;
}

const books = (userId: string) => {
  const { balance, ledger, purchases } = loadAccount(DATA_DIR, userId);
  expect(balance).toBe(ledger);
  return { balance, purchases };
};

async function expectPaidOnce(userId: string, { record }: PurchaseCase): Promise<void> {
  const { balance, purchases } = books(userId);
  expect(purchases).toEqual([expect.stringMatching(record)]);
  expect(balance).toBe(START_BEANS - Number(purchases[0]?.split(' ')[1]));
}

/** Two pages of an account, each at the purchase that it is given. */
async function openTwo(context: BrowserContext, asked: readonly [PurchaseCase, PurchaseCase]): Promise<[Page, Page]> {
  const pages: [Page, Page] = [await context.newPage(), await context.newPage()];
  for (const [index, page] of pages.entries()) await openPurchase(page, asked[index] ?? asked[0]);
  return pages;
}

for (const asked of KINDS) {
  test(`20 taps in a second pay for one ${asked.kind} [BUY-09] [MEMBER-13] [P11]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const userId = await createCustomer(context, baseURL ?? '');
    await openPurchase(page, asked);
    await page.waitForTimeout(250);
    await page.getByRole('button', { name: '确认购买' }).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 20; press += 1) button.click();
    });
    await asked.expectOpened(page);
    await expectPaidOnce(userId, asked);
  });

  for (const days of DAYS_OFF) {
    test(`a device whose clock is ${days} day off pays for one ${asked.kind} [BUY-09] [A-07] [P11]`, async ({
      page,
      context,
      baseURL,
    }) => {
      const userId = await createCustomer(context, baseURL ?? '');
      await page.clock.install({ time: Date.now() + days * DAY_MS });
      await openPurchase(page, asked);
      await confirm(page);
      await asked.expectOpened(page);
      await expectPaidOnce(userId, asked);
    });
  }

  test(`a browser that stores nothing pays for one ${asked.kind}, also when the answer was lost [BUY-09] [A-07] [P11]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const userId = await createCustomer(context, baseURL ?? '');
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      }
    });
    await openPurchase(page, asked);
    const [, lost] = NETWORK_FAULTS;
    if (!lost) throw new Error('The fault is missing.');
    const injected = await injectFault(page, asked.calls.purchase, lost);
    await confirm(page);
    await expect(page.getByRole('alert')).toHaveText('网络或服务异常，请稍后再试');
    await injected.end();
    await confirm(page);
    await asked.expectOpened(page);
    await expectPaidOnce(userId, asked);
  });
}

for (const asked of PURCHASES.filter(({ kind }) => kind !== 'membership')) {
  if (!isDeep && asked.kind !== 'chapter') continue;
  test(`two devices that buy a ${asked.kind} at once pay for one, and both open it [BUY-09] [P11]`, async ({
    context,
    browser,
    baseURL,
  }) => {
    const userId = await createCustomer(context, baseURL ?? '');
    const device = await browser.newContext({ storageState: await context.storageState() });
    const pages = [await context.newPage(), await device.newPage()];
    for (const page of pages) await openPurchase(page, { ...asked, path: `${baseURL}${asked.path}` });
    await Promise.all(pages.map(confirm));
    for (const page of pages) {
      await expect(page.getByRole('alert').or(page.getByRole('region', { name: '正文' }))).toBeVisible();
      // The one that came second while the first was being served is asked to be patient.
      if (page.url().includes('/buy-book')) {
        await expect(page.getByRole('alert')).toHaveText('处理中，请勿重复操作');
        await confirm(page);
      }
      await asked.expectOpened(page);
    }
    await expectPaidOnce(userId, asked);
    await device.close();
  });
}

test(
  'beans that are exactly enough for one of two buttons pay for one, and the other page says so [BUY-08] [P11]',
  { tag: '@deep' },
  async ({ context, baseURL }) => {
    const userId = await createCustomer(context, baseURL ?? '', SIX_YUAN);
    const book = { ...purchaseOf('book'), path: '/buy-book?bid=1013&payMode=1' };
    const pages = await openTwo(context, [book, purchaseOf('batch')]);
    await expect(pages[0].getByText('购买后余额0书豆')).toBeVisible();
    await Promise.all(pages.map(confirm));
    for (const page of pages) {
      await expect(page.getByRole('alert').or(page.getByRole('region', { name: '正文' }))).toBeVisible();
    }
    const [refused, ...others] = pages.filter((page) => page.url().includes('/buy-book'));
    expect(others).toEqual([]);
    const isBook = refused === pages[1];
    const words = refused ?? pages[0];
    await expect(words.getByRole('alert')).toHaveText('书豆余额不足，请先充值');
    await expect(words.getByRole('link', { name: '余额不足，去充值' })).toBeVisible();
    expect(books(userId)).toEqual({ balance: isBook ? 0 : 22, purchases: [isBook ? 'book 60' : 'chapters 38'] });
  },
);

test('a ticket that was spent elsewhere meanwhile is told, and pays for nothing a second time [BUY-07] [TICKET-05] [P11]', async ({
  context,
  baseURL,
}) => {
  const userId = await createCustomer(context, baseURL ?? '');
  giveTicket(DATA_DIR, userId, 5);
  const [page, elsewhere] = await openTwo(context, [purchaseOf('chapter'), purchaseOf('membership')]);
  await expect(page.getByText('−5书豆')).toBeVisible();
  await confirm(elsewhere);
  await purchaseOf('membership').expectOpened(elsewhere);
  await confirm(page);
  await expect(page.getByRole('alert')).toContainText('豆券');
  expect(books(userId)).toEqual({ balance: 855, purchases: ['membership 150'] });
  await expect(page.getByText('无可用豆券')).toBeVisible();
  await confirm(page);
  await purchaseOf('chapter').expectOpened(page);
  expect(books(userId)).toEqual({ balance: 849, purchases: ['membership 150', 'chapter 6'] });
});

for (const asked of KINDS) {
  test(`an account that was switched in another tab pays nothing for the ${asked.kind} of the page before [AUTH-23] [P11]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const before = await createCustomer(context, baseURL ?? '');
    await openPurchase(page, asked);
    const now = await createCustomer(context, baseURL ?? '', THIRTY_YUAN);
    await confirm(page);
    await expect(page.getByText('账号已切换，请确认后再操作')).toBeVisible();
    await expect(page.getByText('300书豆')).toBeVisible();
    expect([books(before).purchases, books(now).purchases]).toEqual([[], []]);
    await asked.choose?.(page);
    await confirm(page);
    await asked.expectOpened(page);
    expect([books(before).purchases.length, books(now).purchases.length]).toEqual([0, 1]);
  });
}
