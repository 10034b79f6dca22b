import { expect, type Route } from '@playwright/test';
import { createCustomer } from '../money/createCustomer.ts';
import { loadAccount } from '../money/loadAccount.ts';
import { injectFault } from '../money/networkFaults.ts';
import { axeViolations } from '../steps/axeViolations.ts';
import { showBars } from '../steps/reader.ts';
import { chapterHeading } from '../steps/readingPlace.ts';
import { tap } from '../steps/tap.ts';
import { SAMPLES } from '../support/startServers.ts';
import { test } from '../support/test.ts';

async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort('connectionreset');
}

test('a reader who agreed to it once reads on through locked chapters, is told of each purchase, and stops it with one tap', async ({
  page,
  context,
  baseURL,
}) => {
  await createCustomer(context, baseURL ?? '');
  await page.goto('/reader/1001?forceChapterIndex=8');
  const locked = page.getByRole('heading', { name: /^第九章/ }).locator('..');
  const offer = locked.getByRole('switch', { name: /^自动购买后面的章节/ });
  await expect(offer).toBeEnabled();
  await expect(page.locator('#first-text')).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  await tap(offer);
  await expect(page.getByText(/^已自动购买本章，\d+书豆$/)).toBeVisible();
  await expect(chapterHeading(page, /^第九章/)).toBeInViewport();
  await expect(locked.getByText('本章价格')).toHaveCount(0);

  await showBars(page);
  await tap(page.getByRole('button', { name: '下一章' }));
  await expect(chapterHeading(page, /^第十章/)).toBeInViewport();
  await expect(page.getByText(/^已自动购买本章，\d+书豆$/)).toBeVisible();
  await expect(page.getByRole('switch')).toHaveCount(0);

  await page.goto('/consume-records');
  const spent = page.getByRole('list', { name: '消费记录' }).getByRole('listitem');
  await expect(spent.filter({ hasText: '自动购买' })).toHaveCount(2);

  await page.goto('/auto-buy');
  const book = page.getByRole('switch', { name: /^纸山图书馆/ });
  await expect(book).toBeChecked();
  expect(await axeViolations(page)).toEqual([]);
  await tap(book);
  await expect(book).not.toBeChecked();
  await page.reload();
  await expect(page.getByText('没有自动购买的书')).toBeVisible();

  await page.goto('/buy-book?bid=1001&payMode=3');
  const offerOfSale = page.getByRole('switch', { name: /^自动购买后面的章节/ });
  await expect(offerOfSale).toBeEnabled();
  await tap(offerOfSale);
  await expect(page.getByText(/今天已用14书豆/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.goto('/reader/1001?forceChapterIndex=4');
  await expect(page.getByText(/^已自动购买本章，\d+书豆$/)).toBeVisible();
});

test(
  'an automatic purchase whose answer is lost is paid once, and the chapter is open when its reader comes back [A-07] [P11]',
  { tag: '@deep' },
  async ({ page, context, baseURL }) => {
    const userId = await createCustomer(context, baseURL ?? '');
    const lost = { title: '', isRepaired: false, isServed: true, meet: loseAnswer };
    const injected = await injectFault(page, { path: '/openapi/buy/index', act: 'auto' }, lost);
    await page.goto('/reader/1001?forceChapterIndex=8');
    const locked = page.getByRole('heading', { name: /^第九章/ }).locator('..');
    const offer = locked.getByRole('switch', { name: /^自动购买后面的章节/ });
    await expect(offer).toBeEnabled();
    await tap(offer);
    await expect(locked.getByText('网络或服务异常，请稍后再试')).toBeVisible();
    expect(injected.met()).toBeGreaterThan(0);
    await injected.end();
    await page.reload();
    await expect(chapterHeading(page, /^第九章/)).toBeInViewport();
    await expect(locked.getByText('本章价格')).toHaveCount(0);
    const { balance, ledger, purchases, owned } = loadAccount(process.env[SAMPLES] ?? '', userId);
    expect(purchases).toHaveLength(1);
    expect(owned).toBe(1);
    expect(balance).toBe(ledger);
  },
);
