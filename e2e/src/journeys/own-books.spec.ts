import { expect, type Page } from '@playwright/test';
import { waitForCachedApp } from '../steps/cachedApp.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';
import { aPhone, logIn } from '../steps/login.ts';
import { openTool } from '../steps/openTool.ts';
import { showBars } from '../steps/reader.ts';
import { bookText, chapterHeading, expectBackAt, placeOf, scrollText } from '../steps/readingPlace.ts';
import { removeFromShelf, shelfBook } from '../steps/shelf.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const prose = (seed: string): string =>
  Array.from({ length: 30 }, (_, at) => `　　${seed}的第${at + 1}夜，山中灯火未熄，更夫走过长巷。`).join('\r\n');

/** Chapters that no rule of the usual ones finds, in an encoding of old devices. */
const novel = Array.from({ length: 6 }, (_, at) => `☆${at + 1} 渡口之${at + 1}\r\n\r\n${prose(`渡口${at + 1}`)}\r\n`);
const file = {
  name: '《夜渡》作者：沈渡舟.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(`\ufeff${novel.join('\r\n')}`, 'utf16le'),
};

/** Everything that leaves the page: addresses and bodies. */
function sentBy(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  return sent;
}

async function pick(page: Page, picked: typeof file): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByRole('button', { name: '导入本地书' }).first());
  await (await chooser).setFiles(picked);
}

test('a reader brings a book along, puts its chapters right, reads it without a network, and no server hears of it', async ({
  page,
  context,
}) => {
  await page.goto(`/login?priority=code&redirect_uri=${encodeURIComponent('/shelf')}`);
  await logIn(page, aPhone());
  await waitForCachedApp(page);
  const sent = sentBy(page);

  await test.step('a file that is damaged is told, and nothing of it is kept', async () => {
    await pick(page, { name: '坏书.epub', mimeType: 'application/epub+zip', buffer: Buffer.from('PK\u0003\u0004') });
    const sheet = page.getByRole('dialog', { name: '导入本地书' });
    await expect(sheet.getByRole('alert')).toHaveText('文件已损坏，没有导入。');
    await expectAccessible(page, 'import that failed');
    await tap(sheet.getByRole('button', { name: '知道了' }));
  });

  await test.step('what it would be is seen before it is kept, and changes with what is typed', async () => {
    await pick(page, file);
    const sheet = page.getByRole('dialog', { name: '导入本地书' });
    await expect(sheet.getByRole('textbox', { name: '书名' })).toHaveValue('夜渡');
    await expect(sheet.getByText('自动认出UTF-16LE')).toBeVisible();
    await sheet.getByRole('textbox', { name: /自己写标题的开头/ }).fill('☆N');
    await expect(sheet.getByRole('heading', { name: '共6章' })).toBeVisible();
    await expect(sheet.getByText('渡口之6')).toBeVisible();
    await expectAccessible(page, 'import sheet');
    await tap(sheet.getByRole('button', { name: '放进书架' }));
    await expect(page.getByText('《夜渡》已放进书架')).toBeVisible();
  });

  await tap(shelfBook(page, '夜渡'));
  await expect(chapterHeading(page, /渡口之1/)).toBeVisible();
  const bookId = new URL(page.url()).hash.slice(1);
  expect(bookId).toMatch(/^local-/);

  await context.setOffline(true);
  await test.step('all of it is there without a network, and the place holds over a reload', async () => {
    await showBars(page);
    await expectAccessible(page, 'reader of an own book');
    await tap(page.getByRole('button', { name: '下一章' }));
    await expect(chapterHeading(page, /渡口之2/)).toBeInViewport();
    await scrollText(page, 0.6);
    const place = await placeOf(page);
    await page.reload();
    await expectBackAt(page, place);
    await expect(bookText(page)).toContainText('渡口2的第9夜');
  });

  await test.step('it is searched like any other', async () => {
    await openTool(page, '书内搜索');
    const search = page.getByRole('dialog', { name: '书内搜索' });
    await search.getByRole('searchbox').fill('渡口5的第7夜');
    await search.getByRole('searchbox').press('Enter');
    await tap(search.getByRole('button', { name: /渡口5的第7夜/ }).first());
    await expect(bookText(page)).toContainText('渡口5的第7夜');
  });

  await context.setOffline(false);
  await page.goto('/shelf');
  await expect(shelfBook(page, '夜渡')).toContainText('本地');
  await removeFromShelf(page, '夜渡');
  await page.goto(`/reader/local#${bookId}`);
  await expect(page.getByText('这台设备上没有这本书')).toBeVisible();
  await page.goto('/statistics');
  await expect(page.getByRole('heading', { name: '阅读统计' })).toBeVisible();

  expect(sent.length).toBeGreaterThan(20);
  expect(sent.filter((one) => one.includes(bookId) || one.includes('夜渡'))).toEqual([]);
});
