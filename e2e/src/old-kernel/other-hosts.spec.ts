import { expect } from '@playwright/test';
import { servers } from '../support/servers.ts';
import { test } from './oldKernel.ts';
import { isDeep } from '../support/isDeep.ts';

const { hosts } = await servers();

const others = hosts.filter(({ app: { id } }) => id !== 'h5');

for (const { app, port } of others.slice(0, isDeep ? undefined : 1)) {
  test(`${app.id} starts and opens a chapter in the kernel that its host app carries`, async ({ old }) => {
    const { page, thrown } = old;
    const shownText = (): Promise<string> =>
      page.evaluate(() => document.querySelector('[aria-label="正文"]')?.textContent ?? '');
    await page.goto(`http://127.0.0.1:${port}/reader/1009?forceChapterIndex=36`);
    await expect.poll(shownText).toContain('第三十七章');
    expect(thrown).toEqual([]);
  });
}
