import { expect, type Page } from '@playwright/test';
import { axeViolations } from '../steps/axeViolations.ts';
import { aPhone, logIn } from '../steps/login.ts';
import { smallTargets } from '../steps/smallTargets.ts';
import { tap } from '../steps/tap.ts';
import { layersClosed } from '../steps/layersClosed.ts';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

const logInFromMyself = async (page: Page): Promise<void> => {
  await page.goto('/myself');
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await logIn(page, aPhone());
  await expect(page).toHaveURL('/myself');
  await expect(page.getByRole('heading', { name: /^书友/ })).toBeVisible();
};

test('a reader logs in from 我的, sees what the account holds, and logs out again [AUTH-07, ME-06, ME-15] [PROD-07]', async ({
  page,
}) => {
  await page.goto('/');
  await tap(page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '我的' }));
  await expect(page.getByRole('link', { name: '注册' })).toHaveAttribute('href', /^\/login\?.*&register=1$/);
  await page.getByRole('link', { name: '登录', exact: true }).click();
  await logIn(page, aPhone());

  await expect(page).toHaveURL('/myself');
  await expect(page.getByRole('heading', { name: /^书友/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^0\s*书豆$/ })).toHaveAttribute('href', '/my-beans');
  await expect(page.getByRole('link', { name: /^0\s*可用豆券$/ })).toHaveAttribute('href', '/bean-tickets');
  await expect(page.getByRole('link', { name: /^我的会员/ })).toHaveAttribute('href', '/myVip');

  await tap(page.getByRole('button', { name: '退出登录' }));
  const question = page.getByRole('alertdialog', { name: '确定要退出吗？' });
  await tap(question.getByRole('button', { name: '退出' }));
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
  await expect(question).toBeHidden();
  expect(await page.evaluate(() => document.cookie)).toBe('');

  await layersClosed(page);
  await page.reload();
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/myself');
});

test('a logout that the server does not hear of leaves the reader logged in [ME-16, ERR-66]', async ({
  page,
  context,
}) => {
  await logInFromMyself(page);
  await context.setOffline(true);
  await tap(page.getByRole('button', { name: '退出登录' }));
  await tap(page.getByRole('button', { name: '退出', exact: true }));
  await expect(page.getByText('退出登录失败，请重试')).toBeVisible();
  await context.setOffline(false);
  await layersClosed(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^书友/ })).toBeVisible();
});

test('a long nickname takes one line [ME-02, CONST-90]', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await logInFromMyself(page);
  const name = page.getByRole('heading', { name: /^书友/ });
  const before = await name.boundingBox();
  await name.evaluate((element) => {
    element.textContent = '书友的名字很长'.repeat(9);
  });
  expect((await name.boundingBox())?.height).toBe(before?.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a reader writes to us, and comes back [ME-14]', async ({ page }) => {
  await page.goto('/myself');
  await tap(page.getByRole('link', { name: '意见反馈' }));
  await expect(page).toHaveURL(/\/feedback\?instance=shuye&from=h5&pf=0&sn=\w+&user_id=8000000$/);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('想说的话').fill('想看续集');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByRole('status')).toHaveText('已收到，谢谢您的反馈。');
  await page.getByRole('link', { name: '返回' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '我的' })).toBeVisible();
});

for (const colorScheme of (['light', 'dark'] as const).slice(0, isDeep ? undefined : 1)) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const width of [320, 1280]) {
      test(`我的 can be read and used by everybody, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 720 });
        await page.goto('/myself');
        await expect(page.getByRole('link', { name: '注册' })).toBeVisible();
        expect([await axeViolations(page), await smallTargets(page.locator('a, button'))]).toEqual([[], []]);

        await logInFromMyself(page);
        expect([await axeViolations(page), await smallTargets(page.locator('a, button'))]).toEqual([[], []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    }
  });
}
