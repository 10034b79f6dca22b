import { mkdir, open as openFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { archive } from '../steps/archive.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';
import { shelfBook } from '../steps/shelf.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

const prose = (seed: string): string =>
  Array.from({ length: 30 }, (_, at) => `　　${seed}的第${at + 1}夜，山中灯火未熄，更夫走过长巷。`).join('\n');
const novel = Array.from({ length: 40 }, (_, at) => `第${at + 1}章 渡口之${at + 1}\n\n${prose(`渡口${at + 1}`)}\n`);
interface Picked {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const text = (name: string, content: string): Picked => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(content),
});
const epub = (name: string, buffer: Buffer): Picked => ({ name, mimeType: 'application/epub+zip', buffer });
/** Some seconds of reading. */
const LONG = novel.join('').repeat(170);
/** Room of a small device, bytes, and a text that it has no room for. */
const SMALL_DEVICE = 500_000;
const LARGE = novel.join('').repeat(40);

const sheetOf = (page: Page) => page.getByRole('dialog', { name: '导入本地书' });

async function pick(page: Page, file: string | Picked): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByRole('button', { name: '导入本地书' }).first());
  await (await chooser).setFiles(file);
}

/** Rows that the device keeps of own books, those of imports on their way among them. */
const rowsKept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('shuye_own_books');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('closed')));
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const names = [...database.objectStoreNames];
    const transaction = database.transaction(names);
    const counts = names.map((name) => transaction.objectStore(name).count());
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
    database.close();
    return counts.reduce((sum, { result }) => sum + result, 0);
  });

/** One sentence, nothing kept, and a way on. */
async function expectRefused(page: Page, words: string, close = '知道了'): Promise<void> {
  const sheet = sheetOf(page);
  await expect(sheet.getByRole('alert')).toHaveText(words);
  await expectAccessible(page, words);
  await tap(sheet.getByRole('button', { name: close }));
  await expect(sheet).toHaveCount(0);
  await expect.poll(() => rowsKept(page), words).toBe(0);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/shelf');
  await expect(page.getByRole('button', { name: '导入本地书' }).first()).toBeVisible();
});

test(
  'a file that is no book says in one sentence what it is, and nothing of it is kept',
  { tag: '@deep' },
  async ({ page }, info) => {
    await pick(page, epub('断.epub', archive({ mimetype: 'application/epub+zip' }).subarray(0, 60)));
    await expectRefused(page, '文件已损坏，没有导入。');
    await pick(page, epub('炸弹.epub', archive({ 'META-INF/container.xml': Buffer.alloc(60_000_000) })));
    await expectRefused(page, '压缩包解开后大得不正常，没有导入。');
    await pick(page, epub('表格.epub', archive({ 'word/document.xml': '<w/>' })));
    await expectRefused(page, '这不是TXT或EPUB文件，没有导入。');
    await pick(page, text('文件.txt', '%PDF-1.7 ...'));
    await expectRefused(page, '这不是TXT或EPUB文件，没有导入。');
    await pick(page, text('空.txt', ''));
    await expectRefused(page, '文件里没有文字，没有导入。');
    await pick(page, text('空行.txt', '\n　\n\n'));
    await expectRefused(page, '文件里没有文字，没有导入。');

    const path = info.outputPath('很大.epub');
    await mkdir(dirname(path), { recursive: true });
    const large = await openFile(path, 'w');
    await large.write('PK\u0003\u0004');
    await large.truncate(201 * 1024 * 1024);
    await large.close();
    await pick(page, path);
    await expectRefused(page, '文件超过200 MB，没有导入。');
  },
);

test(
  'a text in another encoding, or without headings, is seen as it would be, and put right',
  { tag: '@deep' },
  async ({ page }) => {
    await pick(page, text('夜渡.txt', novel.join('\n')));
    const sheet = sheetOf(page);
    await expect(sheet.getByRole('heading', { name: '共40章' })).toBeVisible();
    await expectAccessible(page, 'preview of many chapters');
    await tap(sheet.getByRole('button', { name: 'Big5' }));
    await expect(sheet.getByText(/^有\d+个字按这种编码读不出来，如果上面的样文不对，请换一种编码。$/)).toBeVisible();
    await expectAccessible(page, 'wrong encoding');
    await tap(sheet.getByRole('group', { name: /编码/ }).getByRole('button', { name: '自动' }));
    await expect(sheet.getByText(/读不出来/)).toHaveCount(0);
    await tap(sheet.getByRole('button', { name: '取消' }));
    await expect.poll(() => rowsKept(page)).toBe(0);

    await pick(page, text('长谈.txt', prose('长谈').repeat(40)));
    await expect(sheet.getByRole('heading', { name: /^没有找到章节标题，按字数分成\d+节$/ })).toBeVisible();
    await expectAccessible(page, 'no headings');
    await tap(sheet.getByRole('button', { name: '放进书架' }));
    await tap(shelfBook(page, '长谈'));
    await expect(page.getByText('长谈的第1夜').first()).toBeVisible();
  },
);

test('a device that is full says so, keeps nothing of the book, and takes it once there is room', async ({
  page,
  context,
}) => {
  const session = await context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: SMALL_DEVICE });
  await pick(page, text('长夜.txt', LARGE));
  const sheet = sheetOf(page);
  await tap(sheet.getByRole('button', { name: '放进书架' }));
  await expectRefused(page, '设备空间不足，没有导入，请清理空间后再试。', '取消');
  await expect(shelfBook(page, '长夜')).toHaveCount(0);
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await pick(page, text('夜渡.txt', novel.join('\n')));
  await tap(sheet.getByRole('button', { name: '放进书架' }));
  await expect(shelfBook(page, '夜渡')).toBeVisible();
});

test('a worker that does not come, or dies, says so, and the next try has another', async ({ page }) => {
  await page.route(/ownBook\.worker/, (route) => route.abort());
  await pick(page, text('夜渡.txt', novel.join('\n')));
  await expectRefused(page, '导入功能没有打开，请检查网络后再试。');
  await page.unroute(/ownBook\.worker/);

  const worker = page.waitForEvent('worker');
  await pick(page, text('长夜.txt', LONG));
  // At its work, and of something that it does not catch.
  await (
    await worker
  ).evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('out of memory');
      }),
  );
  await expectRefused(page, '读这个文件时出了错，没有导入，请重新选择再试。');

  await pick(page, text('夜渡.txt', novel.join('\n')));
  await tap(sheetOf(page).getByRole('button', { name: '放进书架' }));
  await expect(shelfBook(page, '夜渡')).toBeVisible();
});

test(
  'an import that its reader gives up leaves nothing, while it is read and while it is kept',
  { tag: '@deep' },
  async ({ page }) => {
    const sheet = sheetOf(page);
    await pick(page, text('长夜.txt', LONG));
    await expect(sheet.getByText('正在读取')).toBeVisible();
    await tap(sheet.getByRole('button', { name: '取消' }));
    await expect(sheet).toHaveCount(0);
    await expect.poll(() => rowsKept(page)).toBe(0);

    await pick(page, text('长夜.txt', LONG));
    await tap(sheet.getByRole('button', { name: '放进书架' }));
    await expect(sheet.getByText('正在放进书架')).toBeVisible();
    await tap(sheet.getByRole('button', { name: '取消' }));
    await expect(sheet).toHaveCount(0);
    await expect.poll(() => rowsKept(page)).toBe(0);
    await expect(shelfBook(page, '长夜')).toHaveCount(0);
  },
);
