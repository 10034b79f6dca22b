import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

test('everything of a guest comes as a file at each press, and what was damaged goes with it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('shuye_progress', '{"1001":{"place'));
  await page.goto('/my-data');
  const save = async () => {
    const download = page.waitForEvent('download', { timeout: 10_000 });
    await tap(page.getByRole('button', { name: '导出全部' }));
    return download;
  };
  await save();
  // Now that its code is there, the file is ready sooner than 200 ms after the press (UI-26).
  const file = await save();
  expect(file.suggestedFilename()).toMatch(/^书页-我的数据-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({
    format: 'shuye-reader',
    shelf: [],
    damaged: { progress: '{"1001":{"place' },
  });
  await expect(page.getByText('已导出。有1项数据已损坏、读不出来，原文附在文件里。')).toBeVisible();
});
