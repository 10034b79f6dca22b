import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { changeTables, firstForSale } from '../money/changeTables.ts';
import { createCustomer } from '../money/createCustomer.ts';
import { giveTicket } from '../money/giveTicket.ts';
import { loadAccount } from '../money/loadAccount.ts';
import { confirm, openIntents, openPurchase, PURCHASES, type PurchaseCase } from '../money/purchases.ts';
import { AUTOMATIC_REFUSALS, ORDER_REFUSALS, REFUSALS, type Refusal } from '../money/refusals.ts';
import { startSharedLocks } from '../money/sharedLocks.ts';
import { test, type OwnProduct } from '../own-product/ownProduct.ts';
import { chapterHeading } from '../steps/readingPlace.ts';
import { tap } from '../steps/tap.ts';
import { isDeep } from '../support/isDeep.ts';

const START_BEANS = 1000;
const TICKET_BEANS = 5;
const CELL_TIMEOUT_MS = 30_000;

/** In the normal suite the pages are mounted with the same answers instead (`moneyFailures.test.tsx`). */
const KINDS = isDeep ? PURCHASES : [];

interface Customer {
  userId: string;
  book: number;
  chapter: number;
}

async function refuse(page: Page, product: OwnProduct, asked: PurchaseCase, refusal: Refusal, customer: Customer) {
  const values = { user: customer.userId, book: customer.book, chapter: customer.chapter, now: Date.now() };
  await openPurchase(page, { ...asked, path: product.url + asked.path });
  changeTables(product.dataDir, refusal.change, values);
  await confirm(page);
  if (refusal.opens) {
    await expect(page.getByText(refusal.words)).toBeVisible();
    await expect(page).toHaveURL(/\/reader\//);
  } else {
    await expect(page.getByRole('alert')).toHaveText(refusal.words);
    await expect(page).toHaveURL(/\/buy-(?:book|member)\?/);
  }
  changeTables(product.dataDir, refusal.undo, values);
  const { balance, ledger, purchases, usedTickets } = loadAccount(product.dataDir, customer.userId);
  expect({ balance, ledger, purchases, usedTickets }).toEqual({
    balance: START_BEANS,
    ledger: START_BEANS,
    purchases: [],
    usedTickets: 0,
  });
  await expect.poll(() => openIntents(page)).toBe(0);
}

/** What an account buys, as the gateways name it to each other. */
const lockKey = ({ kind }: PurchaseCase, { userId, book, chapter }: Customer): string => {
  const bookId = String(book);
  const chapterId = String(chapter);
  switch (kind) {
    case 'chapter':
      return JSON.stringify([userId, { kind, bookId, chapterId }]);
    case 'batch':
      return JSON.stringify([userId, { kind: 'chapters', bookId, chapterId, num: 'rest' }]);
    case 'book':
      return JSON.stringify([userId, { kind, bookId }]);
    case 'membership':
      return `membership ${userId}`;
  }
};

for (const asked of KINDS) {
  const refusals = REFUSALS.filter(({ of }) => of.includes(asked.kind));
  test(`a ${asked.kind} that the gateway refuses, for each of its ${refusals.length + 1} reasons, is told in the words of the catalogue, and takes nothing [BUY-09] [BUY-10] [MEMBER-10] [ERR-27] [ERR-28] [ERR-29] [ERR-30] [ERR-31] [ERR-32] [ERR-33] [ERR-34] [ERR-35] [ERR-36] [ERR-37]`, async ({
    page,
    product,
  }) => {
    test.setTimeout((refusals.length + 2) * CELL_TIMEOUT_MS);
    const locks = await startSharedLocks();
    try {
      await product.restart({ REDIS_URL: locks.url });
      const userId = await createCustomer(page.context(), product.url);
      giveTicket(product.dataDir, userId, TICKET_BEANS);
      const book = Number(new URL(asked.path, product.url).searchParams.get('bid') ?? 1001);
      const customer = { userId, book, chapter: firstForSale(product.dataDir, book) };
      for (const refusal of refusals)
        await test.step(`${refusal.code}: ${refusal.words}`, () => refuse(page, product, asked, refusal, customer));

      await test.step('999: 处理中，请勿重复操作', async () => {
        await openPurchase(page, { ...asked, path: product.url + asked.path });
        await locks.hold(lockKey(asked, customer));
        await confirm(page);
        await expect(page.getByRole('alert')).toHaveText('处理中，请勿重复操作');
        await locks.release();
        await confirm(page);
        await asked.expectOpened(page);
        expect(loadAccount(product.dataDir, userId).purchases).toEqual([expect.stringMatching(asked.record)]);
      });
      expect(await product.checkBooks()).toContain('The books are in order.');
    } finally {
      await product.stop();
      await locks.stop();
    }
  });
}

if (KINDS.length > 0) {
  test('an order that the gateway refuses is told, and leaves no payment that waits [PAY-18] [API-33]', async ({
    page,
    product,
  }) => {
    test.setTimeout((ORDER_REFUSALS.length + 2) * CELL_TIMEOUT_MS);
    const userId = await createCustomer(page.context(), product.url);
    const order = async (change: () => Promise<void> | void, words: string | RegExp): Promise<void> => {
      await page.goto(`${product.url}/top-up`);
      await tap(page.getByRole('radio', { name: /300\s*书豆/ }));
      await change();
      await tap(page.getByRole('button', { name: '支付¥30' }));
      await expect(page.getByRole('alert')).toHaveText(words);
      await expect(page).toHaveURL(/\/top-up$/);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('shuye_pending_order'))).toBeNull();
    };
    for (const { title, words, change, undo } of ORDER_REFUSALS) {
      await test.step(title, async () => {
        const values = { user: userId, now: Date.now() };
        await order(() => changeTables(product.dataDir, change, values), words);
        changeTables(product.dataDir, undo, values);
      });
    }
    await test.step('503: nothing can be paid here', () =>
      order(() => product.restart({ SHUYE_SAMPLE_CASHIER: 'off' }), '唤起支付失败'));
    const { topUps, balance } = loadAccount(product.dataDir, userId);
    expect({ topUps, balance }).toEqual({ topUps: 1, balance: START_BEANS });
  });

  test('a number of chapters that is no longer sold is refused in the words of the catalogue, and takes nothing [BUY-10] [ERR-36]', async ({
    page,
    product,
  }) => {
    // The page of a build that offers other numbers.
    await product.deploy(async (dist) => {
      for (const name of await readdir(join(dist, 'assets'))) {
        const file = join(dist, 'assets', name);
        const text = await readFile(file, 'utf8');
        if (text.includes('[10,20,50]')) await writeFile(file, text.replace('[10,20,50]', '[3,20,50]'));
      }
    });
    const userId = await createCustomer(page.context(), product.url);
    await openPurchase(page, {
      path: `${product.url}/buy-book?bid=1001&payMode=3`,
      choose: () => tap(page.getByRole('radio', { name: /^后3章/ })),
    });
    await confirm(page);
    await expect(page.getByRole('alert')).toHaveText('章节数不存在，无法购买');
    const { balance, ledger, purchases } = loadAccount(product.dataDir, userId);
    expect({ balance, ledger, purchases }).toEqual({ balance: START_BEANS, ledger: START_BEANS, purchases: [] });
    await expect.poll(() => openIntents(page)).toBe(0);
  });

  test('an order that the gateway no longer knows, as after a backup of before it, is asked for 120 times and not forgotten [PAY-05] [PAY-07] [API-34]', async ({
    page,
    product,
  }) => {
    test.setTimeout(6 * CELL_TIMEOUT_MS);
    const userId = await createCustomer(page.context(), product.url);
    await page.clock.install();
    await page.goto(`${product.url}/top-up`);
    await tap(page.getByRole('radio', { name: /300\s*书豆/ }));
    await tap(page.getByRole('button', { name: '支付¥30' }));
    await expect(page).toHaveURL(/\/cashier\//);
    changeTables(product.dataDir, ['DELETE FROM top_up_order WHERE user_id = $user AND status = 0'], { user: userId });

    let asked = 0;
    page.on('response', async (response) => {
      if (!response.url().includes('/getOrderDetail')) return;
      // The page's clock runs ahead here, which the gateway tells it first.
      const { state } = (await response.json()) as { state: number };
      if (state === 404) asked += 1;
    });
    // The way back from the cashier proves nothing.
    const [marker] = await page.evaluate(
      () => JSON.parse(localStorage.getItem('shuye_pending_order') ?? '[]') as { requestKey: string }[],
    );
    await page.goto(`${product.url}/top-up?order=${marker?.requestKey}`);
    await expect(page.getByText('正在确认支付结果')).toBeVisible();
    const afterOneMore = async (): Promise<number> => {
      await page.clock.runFor(1000);
      return asked;
    };
    await expect.poll(afterOneMore, { timeout: 5 * CELL_TIMEOUT_MS, intervals: [0] }).toBe(120);
    await expect(page.getByText('支付结果确认中')).toBeVisible();
    await tap(page.getByRole('button', { name: '刷新' }));
    await expect.poll(() => asked).toBe(121);
    expect(await page.evaluate(() => localStorage.getItem('shuye_pending_order'))).not.toBeNull();
    const { topUps, balance } = loadAccount(product.dataDir, userId);
    expect({ topUps, balance }).toEqual({ topUps: 1, balance: START_BEANS });
  });

  test('a chapter that the gateway does not let be bought by itself says why, and takes nothing [BUY-10]', async ({
    page,
    product,
  }) => {
    test.setTimeout((AUTOMATIC_REFUSALS.length + 4) * CELL_TIMEOUT_MS);
    const userId = await createCustomer(page.context(), product.url);
    const values = { user: userId, now: Date.now() };
    const change = (...statements: readonly string[]) => changeTables(product.dataDir, statements, values);
    const locked = `${product.url}/reader/1001?forceChapterIndex=8`;
    const chapter = chapterHeading(page, /^第九章/).locator('..');
    for (const { title, words, change: arrange, undo } of AUTOMATIC_REFUSALS) {
      await test.step(title, async () => {
        change(...arrange);
        await page.goto(locked);
        await expect(chapter.getByText(words)).toBeVisible();
        await expect(chapter.getByText('本章价格')).toBeVisible();
        change(...undo);
      });
    }

    await test.step('4023: it was switched off elsewhere', async () => {
      change('INSERT INTO auto_buy VALUES ($user, 1001, 20, 100, $now)');
      const buying = page.waitForResponse((response) => (response.request().postData() ?? '').includes('act=auto'));
      await page.route('**/openapi/buy/index', async (route) => {
        change('DELETE FROM auto_buy WHERE user_id = $user');
        await route.continue();
      });
      await page.goto(locked);
      expect(await (await buying).json()).toMatchObject({ state: 4023 });
      await page.unroute('**/openapi/buy/index');
      await expect(chapter.getByText('本章价格')).toBeVisible();
    });

    const offer = page.getByRole('switch', { name: /^自动购买后面的章节/ });
    await test.step('4025: as many books as an account may have', async () => {
      change(
        `WITH RECURSIVE nth(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM nth WHERE n < 200)
         INSERT INTO auto_buy SELECT $user, 5000 + n, 1, 1, $now FROM nth`,
      );
      await page.goto(`${product.url}/buy-book?bid=1001&payMode=3`);
      await expect(offer).toBeEnabled();
      await tap(offer);
      await expect(page.getByText('最多为200本书开启自动购买')).toBeVisible();
      await expect(offer).not.toBeChecked();
      change('DELETE FROM auto_buy WHERE user_id = $user');
    });
    await test.step('404: the book is gone', async () => {
      await page.goto(`${product.url}/buy-book?bid=1001&payMode=3`);
      await expect(offer).toBeEnabled();
      change('UPDATE book SET id = 999999 WHERE id = 1001');
      await tap(offer);
      await expect(page.getByText('书籍不存在')).toBeVisible();
      await expect(offer).not.toBeChecked();
      change('UPDATE book SET id = 1001 WHERE id = 999999');
    });
    const { balance, ledger, purchases } = loadAccount(product.dataDir, userId);
    expect({ balance, ledger, purchases }).toEqual({ balance: START_BEANS, ledger: START_BEANS, purchases: [] });
  });
}
