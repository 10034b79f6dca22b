import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { test } from '../own-product/ownProduct.ts';
import { aPhone, logIn } from '../steps/login.ts';
import { tap } from '../steps/tap.ts';
import { signedForm } from '../support/signedForm.ts';
import { layersClosed } from '../steps/layersClosed.ts';
import { isDeep } from '../support/isDeep.ts';

const cookiesOf = async (page: Page) => {
  const cookies = await page.context().cookies();
  return new Map(cookies.map((cookie) => [cookie.name, cookie]));
};

const loginPath = (target: string): string => `/login?priority=code&redirect_uri=${encodeURIComponent(target)}`;

/** In whose name the page asks for its book. */
const askedFor = async (page: Page, open: () => Promise<unknown>): Promise<string | null> => {
  const [request] = await Promise.all([page.waitForRequest('**/openapi/book/info'), open()]);
  return new URLSearchParams(request.postData() ?? '').get('user_id');
};

test('a reader logs in by phone and code, and comes back to the page [AUTH-09, AUTH-10, AUTH-11]', async ({
  page,
  product,
}) => {
  await page.goto(product.url + loginPath(`${product.url}/cover/1001?rid=r1`));
  await logIn(page, aPhone());
  await expect(page).toHaveURL(`${product.url}/cover/1001?rid=r1`);
  await expect(page.getByRole('heading', { level: 1, name: '纸山图书馆' })).toBeVisible();

  const readable = await page.evaluate(() => document.cookie);
  const [uid, token] = [(await cookiesOf(page)).get('shuye_uid'), (await cookiesOf(page)).get('shuye_token')];
  expect(readable).toContain(`shuye_uid=${uid?.value}`);
  expect(readable).not.toContain('shuye_token');
  expect([uid?.httpOnly, token?.httpOnly, token?.sameSite]).toEqual([false, true, 'Lax']);
  expect(await askedFor(page, () => page.reload())).toBe(uid?.value);

  await test.step('the login survives a restart of the product', async () => {
    await product.restart();
    expect(await askedFor(page, () => page.reload())).toBe(uid?.value);
    await expect(page.getByRole('heading', { level: 1, name: '纸山图书馆' })).toBeVisible();
  });
});

test('a session that has ended leads to the login page, and not into a circle [AUTH-13]', async ({ page, baseURL }) => {
  await page.context().addCookies([
    { name: 'shuye_uid', value: '12345678', url: baseURL ?? '' },
    { name: 'shuye_token', value: 'x'.repeat(43), url: baseURL ?? '', httpOnly: true },
  ]);
  await page.goto('/cover/1001');
  await expect(page).toHaveURL(/\/login\?priority=code&redirect_uri=/);
  expect([...(await cookiesOf(page)).keys()]).toEqual(['shuye_login']);
  await page.getByRole('link', { name: '暂不登录，返回' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '纸山图书馆' })).toBeVisible();
});

test('a guest who would rather not log in is led back to the page before, not into a circle (D-017)', async ({
  page,
}) => {
  const decline = () => page.getByRole('link', { name: '暂不登录，返回' }).click();
  await page.goto('/myself');
  await tap(page.getByRole('link', { name: '书豆充值' }));
  await decline();
  await expect(page.getByRole('link', { name: '书豆充值' })).toBeVisible();

  await page.goto('/top-up');
  await decline();
  await expect(page.getByRole('link', { name: '书豆充值' })).toBeVisible();
});

test(
  'a reader ends the login of another device from 我的, which then is asked to log in again',
  { tag: '@deep' },
  async ({ page, browser, baseURL }) => {
    const phone = aPhone();
    const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
    for (const each of [elsewhere, page]) {
      await each.goto(loginPath('/myself'));
      await logIn(each, phone);
      await expect(each.getByRole('button', { name: '退出登录' })).toBeVisible();
    }
    await page.getByRole('link', { name: '登录设备' }).click();
    await expect(page.getByRole('listitem')).toHaveCount(2);
    expect(await axeViolations(page)).toEqual([]);
    await tap(page.getByRole('button', { name: '退出其他1个设备' }));
    await tap(page.getByRole('alertdialog').getByRole('button', { name: '退出' }));
    await expect(page.getByText('没有其他设备登录此账号')).toBeVisible();
    await layersClosed(page);
    await page.goBack();
    await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible();

    await elsewhere.goto('/my-beans');
    await expect(elsewhere).toHaveURL(/\/login\?/);
    await elsewhere.close();
  },
);

test('a page that needs a login opens the login page in its own place [AUTH-08, AUTH-09]', async ({ page }) => {
  await page.goto('/cover/1001');
  await page.goto('/top-up?from=mine');
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page, aPhone());
  await expect(page).toHaveURL('/top-up?from=mine');
  await expect(page.getByRole('heading', { level: 1, name: '书豆充值' })).toBeVisible();

  await test.step('"back" shows neither a form that would be sent again nor a login that is needless', async () => {
    for (const step of ['code', 'phone']) {
      expect((await page.goBack())?.status(), step).toBe(200);
      await expect(page).toHaveURL('/top-up?from=mine');
      await expect(page.getByRole('heading', { level: 1, name: '书豆充值' })).toBeVisible();
    }
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '纸山图书馆' })).toBeVisible();
  });
});

test('a guest who buys a chapter logs in first, and is then at this chapter [AUTH-16]', async ({ page }) => {
  await page.goto('/reader/1001?forceChapterIndex=8');
  const locked = page.getByRole('heading', { name: /^第九章/ }).locator('..');
  await tap(locked.getByRole('button', { name: '购买本章' }));
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page, aPhone());
  await expect(page).toHaveURL(/\/reader\/1001/);
  await expect(page.getByRole('heading', { name: /第九章/ }).first()).toBeInViewport();
});

test('a logout by its call ends the session and takes both cookies away [API-31, AUTH-15]', async ({ page }) => {
  await page.goto(loginPath('/shelf'));
  await logIn(page, aPhone());
  const token = (await cookiesOf(page)).get('shuye_token');
  const refresh = () => page.request.post('/auth/refresh', { data: {} });
  expect((await refresh()).status()).toBe(200);
  expect((await cookiesOf(page)).get('shuye_token')?.value).not.toBe(token?.value);

  const userId = (await cookiesOf(page)).get('shuye_uid')?.value ?? '';
  const done = await page.request.post('/appapi/login_server/pc/app_login_out_server.php', {
    form: signedForm('account', { userId, platform: '0' }),
  });
  expect([done.status(), await done.json()]).toEqual([200, { state: 200 }]);
  const left = [...(await cookiesOf(page)).keys()].filter((name) => name.startsWith('shuye_'));
  // Neither says who the reader was.
  expect(left).toEqual(['shuye_login', 'shuye_known']);
  expect((await refresh()).status()).toBe(401);
});

for (const colorScheme of (['light', 'dark'] as const).slice(0, isDeep ? undefined : 1)) {
  test.describe(`in ${colorScheme}, without script, on a small phone`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 568 } });

    test('the login page can be read and used by everybody', async ({ page, browser, baseURL }) => {
      await page.goto(loginPath('/shelf'));
      expect(await axeViolations(page)).toEqual([]);
      await page.getByLabel('手机号').fill('12345');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: '获取验证码' }).click();
      await expect(page.getByRole('alert')).toHaveText('请输入正确的11位手机号');
      await expect(page.getByLabel('手机号')).toHaveAttribute('aria-describedby', 'error');
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

      const plain = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 320, height: 568 },
        ...(baseURL ? { baseURL } : {}),
      });
      const without = await plain.newPage();
      await without.goto(loginPath('/healthz'));
      await logIn(without, aPhone());
      await expect(without).toHaveURL('/healthz');
      await plain.close();
    });
  });
}
