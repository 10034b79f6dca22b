import { expect } from '@playwright/test';
import { test } from '../own-product/ownProduct.ts';
import { tap } from '../steps/tap.ts';

test.describe('when things go wrong', () => {
  test(
    'an unknown book is said to be removed, on its cover and in the reader [ERR-03] [COVER-18]',
    { tag: '@host-deep' },
    async ({ page }) => {
      await page.goto('/cover/99999');
      await expect(page.getByText('该书籍已下架')).toBeVisible();
      await page.goto('/reader/99999');
      await expect(page.getByText('该书籍已下架')).toBeVisible();
      await expect(page.getByRole('button', { name: /重试|刷新/ })).toHaveCount(0);
    },
  );

  test('a book that was taken down while it is on the shelf is said to be removed, there and in the reader [ERR-03] [AUTH-23]', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.url}/cover/1014`);
    await tap(page.getByRole('button', { name: '加入书架' }));
    await product.library('remove', '1014');
    const checked = page.waitForResponse(/\/openapi\/book\/checkup/);
    await page.goto(`${product.url}/shelf`);
    await checked;
    await tap(page.getByRole('list', { name: '书架' }).getByRole('button', { name: /末班车/ }));
    await expect(page.getByText('该书籍已下架')).toBeVisible();
    await expect(page).toHaveURL(/\/shelf$/);
    await page.goto(`${product.url}/reader/1014`);
    await expect(page.getByText('该书籍已下架')).toBeVisible();
  });

  test('a gateway that stopped is told, and the way on works once it is reached again [ERR-06]', async ({
    page,
    product,
  }) => {
    await page.goto(`${product.url}/cover/1001`);
    await expect(page.getByRole('heading', { level: 1, name: '纸山图书馆' })).toBeVisible();
    await product.stopGateway();
    await page.goto(`${product.url}/reader/1001`);
    await expect(page.getByText('网络不给力，点击重试')).toBeVisible();
    await page.goto(`${product.url}/`);
    await expect(page.getByRole('alertdialog')).toContainText('网络无法连接');
    await expect(page.getByRole('button', { name: '刷新' })).toBeVisible();
  });

  test('a path that nobody knows is an empty page without tabs [ROUTE-03]', { tag: '@host-deep' }, async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
  });

  test(
    'a call that was tampered with on its way is refused, in words and with a way on [SIGN-12] [ERR-14]',
    { tag: '@host-deep' },
    async ({ page }) => {
      await page.route('**/openapi/book/info', (route) => {
        const body = (route.request().postData() ?? '').replace('bookId=1001', 'bookId=1002');
        return route.continue({ postData: body });
      });
      await page.goto('/reader/1001');
      await expect(page.getByText('网络不给力')).toBeVisible();
      await page.unroute('**/openapi/book/info');
      await tap(page.getByRole('button', { name: '重试' }));
      await expect(page.getByRole('heading', { name: /^第一章/ })).toBeVisible();
    },
  );
});
