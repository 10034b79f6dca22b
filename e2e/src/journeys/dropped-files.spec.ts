import { writeFileSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { bookText, chapterHeading } from '../steps/readingPlace.ts';
import { shelfBook } from '../steps/shelf.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

/** Whether a file that is held over the page may be let go there: the browser leaves the page for it otherwise. */
const takesFiles = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([''], 'a.txt'));
    return !document.body.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
  });

/** Drags files of the disk over the shelf and lets them go there, as a hand does: the browser makes the events. */
async function drop(page: Page, info: TestInfo, files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  const paths = Object.entries(files).map(([name, content]) => {
    const path = info.outputPath(name);
    writeFileSync(path, content);
    return path;
  });
  await expect.poll(() => takesFiles(page)).toBe(true);
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: paths, dragOperationsMask: 1 };
    await session.send('Input.dispatchDragEvent', { type, x: 180, y: 400, data });
  }
  await session.detach();
}

const chapter = (at: number): string => `第${at}章 渡口之${at}\n\n　　渡口${at}的灯火未熄，更夫走过长巷。\n`;

test('a text that is dropped on the shelf is brought in and read, and another file is refused in one sentence', async ({
  page,
}, info) => {
  await page.goto('/shelf');
  const sheet = page.getByRole('dialog', { name: '导入本地书' });

  await test.step('what is no book is refused, and the page stays', async () => {
    await drop(page, info, { '照片.png': await page.screenshot() });
    await expect(sheet.getByRole('alert')).toHaveText('这不是TXT或EPUB文件，没有导入。');
    await tap(sheet.getByRole('button', { name: '知道了' }));
    await expect(sheet).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/shelf');
  });

  await drop(page, info, { '《夜渡》作者：沈渡舟.txt': [1, 2, 3].map(chapter).join('\n') });
  await expect(sheet.getByRole('textbox', { name: '书名' })).toHaveValue('夜渡');
  await expect(sheet.getByRole('heading', { name: '共3章' })).toBeVisible();
  await tap(sheet.getByRole('button', { name: '放进书架' }));
  await expect(page.getByText('《夜渡》已放进书架')).toBeVisible();
  await tap(shelfBook(page, '夜渡'));
  await expect(chapterHeading(page, /渡口之1/)).toBeVisible();
  await expect(bookText(page)).toContainText('渡口1的灯火未熄');
});
