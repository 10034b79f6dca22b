import { expect, type Page } from '@playwright/test';
import { layersClosed } from '../steps/layersClosed.ts';
import { aPhone, logIn } from '../steps/login.ts';
import { addToShelf, shelfPush } from '../steps/shelf.ts';
import { storedText } from '../steps/storedText.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const SERIAL = { id: 1009, title: '长巷更夫录', chapter: '第五章' };

const logInAs = async (page: Page, phone: string): Promise<string> => {
  await page.goto(`/login?priority=code&redirect_uri=${encodeURIComponent('/myself')}`);
  await logIn(page, phone);
  await expect(page.getByRole('heading', { name: /^书友/ })).toBeVisible();
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'shuye_uid')?.value ?? '';
};

test('after a logout and another login nothing on the device names the former account or what it read (E18)', async ({
  page,
}) => {
  const phone = aPhone();
  const former = await logInAs(page, phone);
  const token = (await page.context().cookies()).find(({ name }) => name === 'shuye_token')?.value ?? '';

  await test.step('the former account keeps a book, reads it, looks for it and opens the shelf', async () => {
    await page.goto(`/cover/${SERIAL.id}`);
    await Promise.all([shelfPush(page), addToShelf(page)]);
    await Promise.all([shelfPush(page, SERIAL.chapter), page.goto(`/reader/${SERIAL.id}?forceChapterIndex=4`)]);
    await page.goto(`/search?keyword=${encodeURIComponent(SERIAL.title)}`);
    await expect(page.getByRole('link', { name: new RegExp(SERIAL.title) }).first()).toBeVisible();
    await page.goto('/shelf');
    await expect(page.getByRole('link', { name: new RegExp(SERIAL.title) })).toBeVisible();
  });

  const names = [former, token, phone, SERIAL.title];
  const before = await storedText(page);
  expect(names.filter((name) => before.includes(name))).toEqual([former, token, SERIAL.title]);

  await page.goto('/myself');
  await tap(page.getByRole('button', { name: '退出登录' }));
  await tap(page.getByRole('alertdialog').getByRole('button', { name: '退出' }));
  await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible();
  await layersClosed(page);
  const now = await logInAs(page, aPhone());
  expect(now).not.toBe(former);
  await page.goto('/shelf');
  await expect(page.getByText('把生命浪费在美好的事物上')).toBeVisible();

  const after = await storedText(page);
  expect(after).toContain(now);
  expect(names.filter((name) => after.includes(name))).toEqual([]);
  expect(after).not.toContain(`"${SERIAL.id}"`);
});
