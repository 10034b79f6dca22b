import { expect } from '@playwright/test';
import { change, nativeCall, showPage, test } from '../simulated-host/simulatedHost.ts';
import { addToShelf, shelfBook } from '../steps/shelf.ts';
import { payByBridge } from '../steps/payByBridge.ts';
import { tap } from '../steps/tap.ts';

test('a reader whom the host knows is logged in without a word, and pays by trade number through its bridge [HOST-25] [HOST-28] [PAY-09] [PAY-11] [PAY-13]', async ({
  page,
  install,
}) => {
  await install({ payCode: '9000' });
  await payByBridge(page);
  await expect(page.getByText('300书豆已到账')).toBeVisible();
  await tap(page.getByRole('button', { name: '完成' }));
  await expect(page).toHaveURL(/\/myself$/);
  await expect(page.getByText('300', { exact: true })).toBeVisible();
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'shuye_token' }));
});

test('a guest who declines the host’s login stays a guest, is told so, and is logged in once they agree [HOST-28] [AUTH-08]', async ({
  page,
  install,
}) => {
  await install({ isLoggedIn: false, consent: 'refused' });
  await page.goto('/top-up');
  await expect(page.getByRole('button', { name: /重试/ })).toBeVisible();
  await expect(page).toHaveURL(/\/top-up$/);
  await change(page, { consent: 'given' });
  await tap(page.getByRole('button', { name: /重试/ }));
  await expect(page.getByRole('radio', { name: /300\s*书豆/ })).toBeAttached();
});

test(
  'a login page of the host that is left without an answer keeps nobody waiting, and one that only lost its answer logs in [HOST-28]',
  { tag: '@host-deep' },
  async ({ page, install }) => {
    await install({ isLoggedIn: false, consent: 'never' });
    await page.goto('/top-up');
    await nativeCall(page, 'updateToken');
    await showPage(page, false);
    await showPage(page, true);
    await expect(page.getByText('请先登录')).toBeVisible({ timeout: 15_000 });
    await tap(page.getByRole('button', { name: /重试/ }));
    await expect(page.getByText('加载中')).toBeVisible();
    await change(page, { isLoggedIn: true, answering: { updateToken: { never: true } } });
    await showPage(page, false);
    await showPage(page, true);
    await expect(page.getByRole('radio', { name: /300\s*书豆/ })).toBeAttached({ timeout: 15_000 });
  },
);

test(
  'the host’s page that is shown again asks for the shelf, and one that is hidden ends its editing [SHELF-32] [SHELF-36]',
  { tag: '@host-deep' },
  async ({ page, install }) => {
    await install();
    await page.goto('/cover/1001');
    await addToShelf(page);
    await page.goto('/shelf');
    await expect(shelfBook(page, '纸山图书馆')).toBeVisible();
    await tap(page.getByRole('button', { name: '管理' }));
    await expect(page.getByRole('button', { name: /^删除/ })).toBeVisible();
    await showPage(page, false);
    await expect(page.getByRole('button', { name: '管理' })).toBeVisible();
    const asked = page.waitForRequest((request) => request.url().includes('bookmark'));
    await showPage(page, true);
    await asked;
  },
);

test(
  'a book is shared by its cover in the host’s panel, and its link is copied where the panel does not open [ROUTE-11] [BRIDGE-17]',
  { tag: '@host-deep' },
  async ({ page, install }) => {
    await install();
    await page.goto('/cover/1001?rid=7');
    await tap(page.getByRole('button', { name: '分享' }));
    const { params } = await nativeCall(page, 'share');
    expect(JSON.stringify(params)).toContain(`"${new URL(page.url()).origin}/cover/1001"`);
    await change(page, { answering: { share: { fault: 'HY_FAILED' } } });
    await tap(page.getByRole('button', { name: '分享' }));
    await expect(page.getByText('链接已复制')).toBeVisible();
  },
);
