import { koodoBackup, readestNotes, type PeerReading } from '@shuye/tooling/peer-exports';
import { expect, test, type Page } from '@playwright/test';
import { archive } from '../steps/archive.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';
import { openTool } from '../steps/openTool.ts';
import { chapterHeading, expectBackAt } from '../steps/readingPlace.ts';
import { shelfBook, shelfBooks } from '../steps/shelf.ts';
import { tap } from '../steps/tap.ts';

const AT = 1_780_000_000_000;

const lamp: PeerReading = {
  title: '雁门灯人',
  author: '蔺半灯',
  atMs: AT,
  left: { chapter: '第二章 方驿丞算账', index: 1, share: 0.15 },
  noted: { chapter: '第一章 后半夜的油', index: 0, words: '我立过一条规矩，不拆信。', note: '为什么不拆' },
  bookmark: { index: 2, words: '桦树皮的事他没提', share: 0.25 },
};
const tower: PeerReading = {
  title: '无门楼',
  author: '半斤钉子',
  atMs: AT,
  left: { chapter: '', index: 2, share: 0.25 },
  noted: { chapter: '', index: 1, words: '我不信邪。', note: '信也信不动' },
  bookmark: { index: 2, words: '楼梯不会骗人。', share: 0.25 },
};

interface Exported {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

function koodoFile(): Exported {
  const records = koodoBackup(lamp);
  const elsewhere = { key: String(AT + 9), name: '别处的书', author: '', format: 'EPUB', md5: '' };
  const files = { ...records, 'books.json': [...records['books.json'], elsewhere] };
  const texts = Object.entries(files).map(([name, value]) => [`config/${name}`, JSON.stringify(value)] as const);
  return { name: '2026-05-28.zip', mimeType: 'application/zip', buffer: archive(Object.fromEntries(texts)) };
}

const readestFile: Exported = {
  name: '无门楼.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(readestNotes(tower))),
};

async function pick(page: Page, file: Exported): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await tap(page.getByRole('button', { name: '导入文件' }));
  await (await chooser).setFiles(file);
}

/** What the reader's sheet of this name lists of a book, which is open. */
async function openList(page: Page, name: '笔记' | '书签') {
  await openTool(page, '更多');
  await tap(page.getByRole('dialog', { name: '更多' }).getByRole('button', { name }));
  return page.getByRole('dialog', { name: new RegExp(`^${name}`) });
}

test('what Koodo Reader and Readest exported is told before it is written, and then stands on the shelf with its places and marks', async ({
  page,
}) => {
  await page.goto('/my-data');

  await test.step('a backup of Koodo Reader: what is found and what is not is said, and nothing is written yet', async () => {
    await pick(page, koodoFile());
    const found = page.getByRole('region', { name: 'Koodo Reader的导出' });
    await expect(found).toContainText('其中有 2 本书、2 条书签和笔记。另有 1 条读不懂，已略过。');
    await expect(found).toContainText(
      '可以导入 1 本书、2 条书签和笔记，与本机内容合并，以后改的为准。其中 1 本书放进原来的分组。',
    );
    await expect(found.getByRole('listitem').first()).toHaveText('没有找到的书 1 本：《别处的书》');
    await expectAccessible(page, 'export of another reader');
    expect(await page.evaluate(() => localStorage.getItem('shuye_guest_shelf'))).toBeNull();
    await tap(found.getByRole('button', { name: '导入', exact: true }));
    await expect(page.getByText('已与本机内容合并：1 本书、2 条书签和笔记。')).toBeVisible();
    await expect(found).toBeHidden();
  });

  await test.step('notes of Readest join it', async () => {
    await pick(page, readestFile);
    const found = page.getByRole('region', { name: 'Readest的导出' });
    await expect(found).toContainText('可以导入 1 本书、2 条书签和笔记');
    await tap(found.getByRole('button', { name: '导入', exact: true }));
    await expect(page.getByText('已与本机内容合并：1 本书、2 条书签和笔记。')).toBeVisible();
  });

  await test.step('the book of Readest opens where it was left, and its marks lead to their words', async () => {
    await page.goto('/shelf');
    await expect(page.getByRole('list', { name: '书架' }).getByText('夜读')).toBeVisible();
    await tap(shelfBook(page, tower.title));
    await expect(chapterHeading(page, /消火栓箱/)).toBeInViewport();
    const bookmarks = await openList(page, '书签');
    await expect(bookmarks.getByText(tower.bookmark.words)).toBeVisible();
    await page.keyboard.press('Escape');
    const notes = await openList(page, '笔记');
    await expect(notes.getByText(tower.noted.note)).toBeVisible();
    await tap(notes.getByText(tower.noted.words));
    await expectBackAt(page, tower.noted.words);
  });

  await test.step('that of Koodo Reader stands in the group of its shelf there', async () => {
    await page.goto('/shelf');
    await tap(page.getByRole('list', { name: '书架' }).getByText('夜读'));
    await expect(shelfBooks(page)).toHaveCount(1);
    await tap(shelfBook(page, lamp.title));
    await expect(chapterHeading(page, /方驿丞算账/)).toBeInViewport();
    const notes = await openList(page, '笔记');
    await expect(notes.getByText(lamp.noted.note)).toBeVisible();
    await tap(notes.getByText(lamp.noted.words));
    await expectBackAt(page, lamp.noted.words);
  });
});
