import { expect, type Page } from '@playwright/test';
import { aPhone, logIn } from '../steps/login.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

/** Waits until the gateway has taken an event; to be called before what causes it. */
const taken = (page: Page, type: string, name: string) =>
  page.waitForResponse((response) => {
    const sent = response.request().postData() ?? '';
    return response.url().endsWith('/event/collect') && response.ok() && sent.includes(`"type":"${type}"`)
      ? sent.includes(`"name":"${name}"`)
      : false;
  });

test('pages, books seen and taps arrive at the gateway, and name nobody [EVT-01] [EVT-02] [EVT-03] (A-29)', async ({
  page,
}) => {
  await page.goto(`/login?priority=code&redirect_uri=${encodeURIComponent('/myself')}`);
  await logIn(page, aPhone());
  const cookies = await page.context().cookies();
  const userId = cookies.find(({ name }) => name === 'shuye_uid')?.value ?? '';
  const [view, seen] = await Promise.all([
    taken(page, 'page', 'view'),
    taken(page, 'exposure', 'tile'),
    page.goto('/'),
  ]);
  // One that stands still: the slides of the carousel take turns.
  const tile = page.getByRole('link', { name: /^断桥茶账/ }).first();
  const [tapped] = await Promise.all([taken(page, 'click', 'tile'), tap(tile)]);
  for (const one of [view, seen, tapped]) expect(one.request().postData()).not.toContain(userId);
});
