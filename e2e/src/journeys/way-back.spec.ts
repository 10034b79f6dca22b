import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { chromium, devices, expect, type BrowserContext, type Page } from '@playwright/test';
import { chromiumLaunch } from '@shuye/tooling/chromium';
import { aPhone, logIn } from '../steps/login.ts';
import { chapterHeading } from '../steps/readingPlace.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

const run = promisify(execFile);

const DAY_MS = 86_400_000;
/** Chromium writes what pages store to the disk some seconds later, and cookies half a minute later or as it ends. */
const WRITTEN_MS = 6000;

/** A browser with a profile on the disk, as a phone has it: it may end in any way, and be opened again. */
async function openPhone(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...devices['Pixel 7'],
    ...chromiumLaunch(),
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
}

/** Ends the browser of a profile on the spot, as a system does that needs its memory. */
async function kill(profile: string, context: BrowserContext): Promise<void> {
  await pause(WRITTEN_MS);
  const closed = context.waitForEvent('close');
  const { stdout } = await run('ps', ['-axo', 'pid=,args=']);
  const browser = stdout
    .split('\n')
    .find((line) => line.includes(`--user-data-dir=${profile}`) && !line.includes('--type='));
  expect(browser).toBeDefined();
  // The leader of a group with all of its renderers.
  process.kill(-Number.parseInt(browser ?? '', 10), 'SIGKILL');
  await closed;
}

/** From a locked chapter to the cashier, with an account without beans. @returns The cashier's address. */
async function goToCashier(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/reader/1001?forceChapterIndex=8`);
  const locked = page.getByRole('heading', { name: /^第九章/ }).locator('..');
  await tap(locked.getByRole('button', { name: '余额不足，去充值' }));
  await tap(page.getByRole('link', { name: '余额不足，去充值' }));
  await tap(page.getByRole('radio', { name: /^300\s*书豆/ }));
  await tap(page.getByRole('button', { name: '支付¥30' }));
  await expect(page).toHaveURL(/\/cashier\/[0-9a-f]{40}$/);
  return page.url();
}

/** Pays in the cashier's own application, which leads nowhere. */
async function pay(context: BrowserContext, cashier: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${cashier}?page=plain`);
  await page.getByRole('button', { name: '确认支付' }).click();
  await expect(page.getByRole('heading', { name: '支付成功' })).toBeVisible();
  await page.close();
}

const WAYS = [
  { title: 'was killed on the cashier’s page', isKilled: true, days: 0 },
  { title: 'closed the tab of the cashier', isKilled: false, days: 0 },
  { title: 'was killed on the cashier’s page and is opened a day later', isKilled: true, days: 1 },
];

for (const { title, isKilled, days } of WAYS) {
  test(
    `a reader whose browser ${title} is told of the beans, and led back to the same chapter, unlocked [PAY-02] [PAY-07] [BUY-11]`,
    { tag: '@deep' },
    async ({ baseURL }) => {
      const url = baseURL ?? '';
      const profile = await mkdtemp(join(tmpdir(), 'shuye-phone-'));
      let phone = await openPhone(profile);
      try {
        const first = await phone.newPage();
        await first.goto(`${url}/top-up`);
        await logIn(first, aPhone());
        await phone.close();
        phone = await openPhone(profile);
        const page = await phone.newPage();
        const cashier = await goToCashier(page, url);
        if (isKilled) {
          await kill(profile, phone);
          phone = await openPhone(profile);
        } else {
          await page.close();
        }
        await pay(phone, cashier);

        const later = await phone.newPage();
        if (days > 0) await later.clock.install({ time: Date.now() + days * DAY_MS });
        await later.goto(`${url}/`);
        await expect(later.getByText('300书豆已到账')).toBeVisible();
        await tap(later.getByRole('button', { name: '继续购买' }));
        await expect(later.getByText('第九章', { exact: false }).first()).toBeVisible();
        await tap(later.getByRole('button', { name: '确认购买' }));
        await expect(later).toHaveURL(/\/reader\/1001/);
        const heading = chapterHeading(later, /^第九章/);
        await expect(heading).toBeInViewport();
        await expect(heading.locator('..').getByText(/本章价格/)).toHaveCount(0);
      } finally {
        await phone.close();
        await rm(profile, { recursive: true, force: true });
      }
    },
  );
}
