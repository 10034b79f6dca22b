import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../steps/expectAccessible.ts';
import { aPhone, logIn } from '../steps/login.ts';
import { openTool } from '../steps/openTool.ts';
import { showBars } from '../steps/reader.ts';
import { bookText, chapterHeading } from '../steps/readingPlace.ts';
import { shelfBook } from '../steps/shelf.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

const prose = (seed: string): string =>
  Array.from({ length: 30 }, (_, at) => `　　${seed}的第${at + 1}夜，山中灯火未熄，更夫走过长巷。`).join('\n');
const novel = Array.from({ length: 6 }, (_, at) => `第${at + 1}章 渡口之${at + 1}\n\n${prose(`渡口${at + 1}`)}\n`);
const file = { name: '《夜渡》作者：沈渡舟.txt', mimeType: 'text/plain', buffer: Buffer.from(novel.join('\n')) };

async function logInAt(page: Page, phone: string, path: string): Promise<void> {
  await page.goto(`/login?priority=code&redirect_uri=${encodeURIComponent(path)}`);
  await logIn(page, phone);
}

/** Counts how often the page itself reads texts of own books: what packs them is a worker. */
const countTexts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const getAll = Object.getOwnPropertyDescriptor(prototype, 'getAll')?.value as typeof prototype.getAll;
    document.documentElement.dataset['textsRead'] = '0';
    prototype.getAll = function read(...given) {
      const { dataset } = document.documentElement;
      if (this.name === 'chapters') dataset['textsRead'] = String(Number(dataset['textsRead']) + 1);
      return getAll.apply(this, given);
    };
  });
const textsRead = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset['textsRead']);

test('a book that a reader uploads to the own space is read on another device, at the same place, with its bookmarks', async ({
  page,
  browser,
  baseURL,
}) => {
  const phone = aPhone();
  const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const second = await other.newPage();

  await test.step('it is brought in and read on the first device, and uploaded from there', async () => {
    await logInAt(page, phone, '/shelf');
    const chooser = page.waitForEvent('filechooser');
    await tap(page.getByRole('button', { name: '导入本地书' }).first());
    await (await chooser).setFiles(file);
    await tap(page.getByRole('dialog').getByRole('button', { name: '放进书架' }));
    await tap(shelfBook(page, '夜渡'));
    await showBars(page);
    await tap(page.getByRole('button', { name: '下一章' }));
    await expect(chapterHeading(page, /渡口之2/)).toBeVisible();
    await showBars(page);
    await tap(page.getByRole('button', { name: '书签', exact: true }));
    await openTool(page, '更多');
    await tap(page.getByRole('dialog', { name: '更多' }).getByRole('button', { name: '我的空间' }));
    await countTexts(page);
    await tap(page.getByRole('button', { name: '上传《夜渡》' }));
    await expect(page.getByText('《夜渡》已上传到我的空间')).toBeVisible();
    expect(await textsRead(page)).toBe('0');
    await expect(page.getByText('1 / 100本')).toBeVisible();
    await expectAccessible(page, 'own space');
  });

  await test.step('on the second it stands on the shelf, and opens where the first left it, with the bookmark', async () => {
    await logInAt(second, phone, '/shelf');
    await expect(shelfBook(second, '夜渡')).toContainText('空间');
    await tap(shelfBook(second, '夜渡'));
    await expect(chapterHeading(second, /渡口之2/)).toBeVisible();
    await openTool(second, '更多');
    await tap(second.getByRole('dialog', { name: '更多' }).getByRole('button', { name: '书签' }));
    await expect(second.getByRole('dialog', { name: '书签' }).getByText(/渡口之2/)).toBeVisible();
  });

  await test.step('there it is read without a network, as anything that was brought in', async () => {
    await other.setOffline(true);
    await second.keyboard.press('Escape');
    await showBars(second);
    await tap(second.getByRole('button', { name: '下一章' }));
    await expect(chapterHeading(second, /渡口之3/)).toBeVisible();
    await expect(bookText(second)).toContainText('渡口3的第1夜');
    await other.setOffline(false);
  });

  await test.step('what is deleted from the space is gone from it on both, and stays on the devices that have it', async () => {
    await tap(page.getByRole('button', { name: '从空间删除《夜渡》' }));
    await tap(page.getByRole('alertdialog').getByRole('button', { name: '删除' }));
    await expect(page.getByText('空间里还没有书')).toBeVisible();
    await second.goto('/my-data');
    await expect(second.getByText('空间里还没有书')).toBeVisible();
    await expect(second.getByRole('button', { name: '上传《夜渡》' })).toBeVisible();
  });
  await other.close();
});
