import { expect } from '@playwright/test';
import { nativeCall, test } from '../simulated-host/simulatedHost.ts';
import { scrollText } from '../steps/readingPlace.ts';
import { tap } from '../steps/tap.ts';

test('a cover opens the app’s own reader, and ours where it does not open [HOST-02] [BRIDGE-22]', async ({
  page,
  install,
}) => {
  await install({ answering: { readBook: { fault: 'HY_FAILED' } } });
  await page.goto('/cover/1001');
  await tap(page.getByRole('button', { name: '立即阅读' }));
  expect(await nativeCall(page, 'readBook')).toMatchObject({ params: { bookId: '1001' } });
  await expect(page).toHaveURL(/\/reader\/1001/);
});

test('the reader scrolls from top to bottom, whatever the address asks for, and asks for its ads and then for the content of each [HOST-04] [HOST-11] [HOST-26] [AD-12]', async ({
  page,
  install,
}) => {
  await install();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/ad/')) asked.push(pathname);
  });
  await page.goto('/reader/1001?forceChapterIndex=1&from=youku&paging=horizontal');
  await expect(page.getByRole('heading', { name: /^第二章/ })).toBeVisible();
  await expect.poll(() => asked).toContain('/ad/info');
  await expect(async () => {
    await scrollText(page, 0.6);
    await expect(page.getByRole('heading', { name: /^第三章/ })).toBeInViewport({ timeout: 100 });
  }).toPass({ intervals: [100] });
  await expect(async () => {
    await scrollText(page, 0.6);
    expect(asked).toContain('/ad/content');
  }).toPass({ intervals: [100] });
});
