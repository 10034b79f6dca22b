import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { logInByForms } from '../steps/logInByForms.ts';
import { watchShift } from '../steps/watchShift.ts';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

/** As far from a mast: nothing that is asked for comes at once, nor in the order in which it was asked for. */
const LATE_MS = [200, 80, 350, 140];

/** After the last answer, for what it brings along. */
const QUIET_MS = 300;

const PATHS = ['/cover/1001', '/categoryIndex', '/st/publish', '/v2/question', '/my-data'];
const paths = PATHS.slice(0, isDeep ? undefined : 2);

test('a page that is opened inside the product keeps in place what it shows, however late the rest comes', async ({
  page,
  context,
}) => {
  await logInByForms(context);
  const shift = await watchShift(page);
  const calls = { made: 0, open: 0, lastMs: 0 };
  await page.route(
    ({ pathname }) => !pathname.startsWith('/assets/'),
    async (route) => {
      if (route.request().resourceType() === 'fetch') {
        calls.open += 1;
        calls.made += 1;
        await pause(LATE_MS[calls.made % LATE_MS.length]);
        calls.open -= 1;
        calls.lastMs = Date.now();
      }
      await route.continue();
    },
  );
  const isQuiet = (): boolean => calls.made > 0 && calls.open === 0 && Date.now() - calls.lastMs > QUIET_MS;
  for (const path of paths) {
    await page.goto('/status');
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expect.poll(isQuiet).toBe(true);
    calls.made = 0;
    await page.evaluate((address) => {
      window.history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page).toHaveURL(path);
    await expect.poll(isQuiet).toBe(true);
    expect(await shift(), path).toBe(0);
  }
});
