import { expect } from '@playwright/test';
import { test } from '../own-product/ownProduct.ts';
import { tap } from '../steps/tap.ts';
import { layersClosed } from '../steps/layersClosed.ts';

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="400"><rect width="300" height="400"/></svg>';

const settings = {
  showFreeChapterGuideBar: true,
  showReaderCommonActionBar: true,
  freeGuideTopBar: { text: '整本书在APP里读' },
  guideBoxConfig: { img: '/box.svg', startChapter: 3, offsetChapter: 0 },
  freeReadChapterNum: 4,
};

test('what an operator sets of a host is there with the next start, without another build [HOST-05] [HOST-06] [HOST-14] [HOST-17] [HOST-19] [GUIDE-20]', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/reader/1001?forceChapterIndex=1`);
  await expect(page.getByRole('heading', { name: /^第二章/ })).toBeVisible();
  await expect(page.getByText('整本书在APP里读')).toHaveCount(0);

  await product.restart({ SHUYE_HOST_SETTINGS: JSON.stringify({ h5: settings }) });
  await page.goto(`${product.url}/reader/1001?forceChapterIndex=1`);
  await expect(page.getByText('整本书在APP里读')).toBeVisible();
  await page.route('**/box.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
  await page.goto(`${product.url}/reader/1001?forceChapterIndex=2`);
  const box = page.getByRole('dialog').filter({ has: page.locator('img[src$="/box.svg"]') });
  await expect(box).toBeVisible();
  await tap(box.getByRole('button', { name: '关闭' }));
  await layersClosed(page);
  await page.goto(`${product.url}/reader/1001?forceChapterIndex=5`);
  const beyond = page.getByRole('heading', { name: /^第六章/ }).locator('..');
  await expect(beyond.getByText(/解锁|APP/).first()).toBeVisible();
});
