import { expect, type Page } from '@playwright/test';
import { createCustomer } from '../money/createCustomer.ts';
import { loadAccount } from '../money/loadAccount.ts';
import { injectFault, NETWORK_FAULTS, type NetworkFault } from '../money/networkFaults.ts';
import { confirm, openIntents, openPurchase, PURCHASES, type PurchaseCase } from '../money/purchases.ts';
import { tap } from '../steps/tap.ts';
import { isDeep } from '../support/isDeep.ts';
import { SAMPLES } from '../support/startServers.ts';
import { test } from '../support/test.ts';

type Stage = keyof PurchaseCase['calls'];

const STAGES: readonly Stage[] = ['quote', 'check', 'purchase', 'refresh'];
const START_BEANS = 1000;
const NETWORK_WORDS = '网络或服务异常，请稍后再试';

const account = (userId: string) => loadAccount(process.env[SAMPLES] ?? '', userId);

/** Brings a purchase to where the fault meets it, checks what is said and stored there, and goes on as a reader does. */
const meetFault: Record<
  Stage,
  (page: Page, asked: PurchaseCase, fault: NetworkFault, userId: string) => Promise<void>
> = {
  quote: async (page, asked, fault) => {
    const injected = await injectFault(page, asked.calls.quote, fault);
    await page.goto(asked.path);
    await expect.poll(injected.met).toBeGreaterThan(0);
    await fault.wait?.(page);
    if (!fault.isRepaired) {
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText('网络无法连接');
      await injected.end();
      await tap(dialog.getByRole('button', { name: '刷新' }));
    }
    await expect(page.getByRole('button', { name: '确认购买' })).toBeVisible();
    await asked.choose?.(page);
    await confirm(page);
  },
  check: async (page, asked, fault, userId) => {
    await openPurchase(page, asked);
    const injected = await injectFault(page, asked.calls.check, fault);
    await confirm(page);
    await expect.poll(injected.met).toBeGreaterThan(0);
    await fault.wait?.(page);
    if (fault.isRepaired) return;
    await expect(page.getByRole('alert')).toHaveText(NETWORK_WORDS);
    expect(account(userId).purchases).toEqual([]);
    await injected.end();
    await confirm(page);
  },
  purchase: async (page, asked, fault, userId) => {
    await openPurchase(page, asked);
    const injected = await injectFault(page, asked.calls.purchase, fault);
    await confirm(page);
    await expect.poll(injected.met).toBeGreaterThan(0);
    await expect.poll(() => account(userId).purchases.length).toBe(fault.isServed ? 1 : 0);
    await fault.wait?.(page);
    if (fault.isRepaired) return;
    await expect(page.getByRole('alert')).toHaveText(NETWORK_WORDS);
    await expect.poll(() => openIntents(page)).toBe(1);
    await injected.end();
    await confirm(page);
  },
  refresh: async (page, asked, fault) => {
    await openPurchase(page, asked);
    const injected = await injectFault(page, asked.calls.refresh, fault, asked.calls.purchase);
    await confirm(page);
    await expect.poll(injected.met).toBeGreaterThan(0);
    if (fault.isRepaired) return;
    // The page that opens may ask once more, and give that up later.
    await expect(async () => {
      await fault.wait?.(page);
      await expect(page.getByText(asked.refreshWords).first()).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
    await injected.end();
    // The page may get over it by itself once the network is back, under the finger of a reader who presses.
    const retry = page.getByRole('button', { name: /重试|刷新/ }).last();
    await expect(async () => {
      if (await retry.isVisible()) await retry.click({ timeout: 1000 });
      await expect(retry).toHaveCount(0, { timeout: 2000 });
    }).toPass();
  },
};

/** In the usual run the purchase of each kind loses its answer. */
const isChosen = (stage: Stage, fault: NetworkFault): boolean =>
  isDeep || (stage === 'purchase' && NETWORK_FAULTS.indexOf(fault) === 1);

const CELLS = PURCHASES.flatMap((asked) =>
  STAGES.flatMap((stage) =>
    NETWORK_FAULTS.filter((fault) => isChosen(stage, fault)).map((fault) => ({ asked, stage, fault })),
  ),
);

for (const { asked, stage, fault } of CELLS) {
  test(`a ${asked.kind} whose ${stage} ${fault.title} is paid once, opened, and the reader is told [BUY-09] [NET-04] [P11]`, async ({
    page,
    context,
    baseURL,
  }) => {
    const userId = await createCustomer(context, baseURL ?? '');
    if (fault.wait) await page.clock.install();
    await meetFault[stage](page, asked, fault, userId);
    await asked.expectOpened(page);

    const { balance, ledger, purchases, owned } = account(userId);
    expect(purchases).toEqual([expect.stringMatching(asked.record)]);
    expect(owned).toBe(asked.owned);
    expect(balance).toBe(ledger);
    expect(balance).toBe(START_BEANS - Number(purchases[0]?.split(' ')[1]));
    await expect.poll(() => openIntents(page)).toBe(0);
  });
}
