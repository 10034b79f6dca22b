import { koodoBackup, koodoTable, readestBackup, readestNotes, type PeerReading } from '@shuye/tooling/peer-exports';
import { expect, type Page } from '@playwright/test';
import { archive } from '../steps/archive.ts';
import { expectAccessible } from '../steps/expectAccessible.ts';
import { openTool } from '../steps/openTool.ts';
import { chapterHeading, expectBackAt } from '../steps/readingPlace.ts';
import { shelfBook, shelfBooks } from '../steps/shelf.ts';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

const AT = 1_780_000_000_000;

const lamp: PeerReading = {
  title: '雁门灯人',
  author: '蔺半灯',
  atMs: AT,
  left: { chapter: '第二章 方驿丞算账', index: 1, share: 0.15 },
  noted: { chapter: '第一章 后半夜的油', index: 0, words: '我立过一条规矩，不拆信。', note: '为什么不拆' },
  bookmark: { index: 2, words: '桦树皮的事他没提', share: 0.25 },
};
/** Marked later, in the table of notes alone. */
const lampTable: PeerReading = {
  ...lamp,
  atMs: AT + 5,
  noted: { ...lamp.noted, words: '“谁让你雪天走沟。”', note: '问得好,"雪天"' },
};
const tower: PeerReading = {
  title: '无门楼',
  author: '半斤钉子',
  atMs: AT,
  left: { chapter: '', index: 2, share: 0.25 },
  noted: { chapter: '', index: 1, words: '我不信邪。', note: '信也信不动' },
  bookmark: { index: 2, words: '楼梯不会骗人。', share: 0.25 },
};
/** The same book, read on. */
const towerLater: PeerReading = {
  ...tower,
  atMs: AT + 5,
  left: { chapter: '', index: 3, share: 0.35 },
  noted: { chapter: '', index: 3, words: '我找了修电梯的小邹。', note: '也喊宝贝儿' },
};

interface Exported {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const records = (folder: string, files: Readonly<Record<string, unknown>>): Buffer =>
  archive(Object.fromEntries(Object.entries(files).map(([name, value]) => [folder + name, JSON.stringify(value)])));

function koodoFile(): Exported {
  const files = koodoBackup(lamp);
  const elsewhere = { key: String(AT + 9), name: '别处的书', author: '', format: 'EPUB', md5: '' };
  const buffer = records('config/', { ...files, 'books.json': [...files['books.json'], elsewhere] });
  return { name: '2026-05-28.zip', mimeType: 'application/zip', buffer };
}

const koodoNotes: Exported = {
  name: 'KoodoReader-Note-2026-05-28.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(koodoTable(lampTable)),
};
const readestFile: Exported = {
  name: '无门楼.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(readestNotes(tower))),
};
const readestWhole: Exported = {
  name: 'readest-backup.zip',
  mimeType: 'application/zip',
  buffer: records('', readestBackup(towerLater)),
};

const pick = (page: Page, file: Exported): Promise<void> => page.getByLabel('选择导出的文件').setInputFiles(file);

/** By the button, as a reader does. */
async function choose(page: Page, file: Exported): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '导入文件' }).click();
  await (await chooser).setFiles(file);
}

/** Takes over what is found in a file of that reader, and waits until it is said what was. */
async function importFrom(page: Page, reader: string, counts: string): Promise<void> {
  const found = page.getByRole('region', { name: `${reader}的导出` });
  await expect(found).toContainText(`可以导入${counts}`);
  await tap(found.getByRole('button', { name: '导入', exact: true }));
  await expect(page.getByText(`已与本机内容合并：${counts}。`)).toBeVisible();
  await expect(found).toBeHidden();
}

/** Opens the only book of the shelf, which stands in the group that it was in there. */
async function openInGroup(page: Page, title: string): Promise<void> {
  await page.goto('/shelf');
  await page.getByRole('list', { name: '书架' }).getByText('夜读').click();
  await expect(shelfBooks(page)).toHaveCount(1);
  await tap(shelfBook(page, title));
}

/** What the reader's sheet of this name lists of a book, which is open. */
async function openList(page: Page, name: '笔记' | '书签') {
  await openTool(page, '更多');
  await tap(page.getByRole('dialog', { name: '更多' }).getByRole('button', { name }));
  return page.getByRole('dialog', { name: new RegExp(`^${name}`) });
}

/** The notes of the open book list these marks; the words of the last are gone to. */
async function expectNotes(page: Page, ...marks: readonly PeerReading[]): Promise<void> {
  const notes = await openList(page, '笔记');
  for (const { noted } of marks) await expect(notes.getByText(noted.note)).toBeVisible();
  const words = marks.at(-1)?.noted.words ?? '';
  await tap(notes.getByText(words));
  await expectBackAt(page, words);
}

test(
  'what Koodo Reader backed up is told before it is written, and stands in its group with its place and marks, those of its table of notes too',
  { tag: '@deep' },
  async ({ page }) => {
    await page.goto('/my-data');
    await test.step('what is found and what is not is said, and nothing is written yet', async () => {
      await choose(page, koodoFile());
      const found = page.getByRole('region', { name: 'Koodo Reader的导出' });
      await expect(found).toContainText('其中有2本书、2条书签和笔记。另有1条读不懂，已略过。');
      await expect(found).toContainText(
        '可以导入1本书、2条书签和笔记，与本机内容合并，以后改的为准。其中1本书放进原来的分组。',
      );
      await expect(found.getByRole('listitem').first()).toHaveText('没有找到的书1本：《别处的书》');
      await expectAccessible(page, 'export of another reader');
      expect(await page.evaluate(() => localStorage.getItem('shuye_guest_shelf'))).toBeNull();
      await importFrom(page, 'Koodo Reader', '1本书、2条书签和笔记');
    });
    await test.step('its table of notes joins it', async () => {
      await pick(page, koodoNotes);
      await expect(page.getByText('其中有1本书、1条书签和笔记。')).toBeVisible();
      await importFrom(page, 'Koodo Reader', '1本书、1条书签和笔记');
    });
    await test.step('the book opens where it was left, and its marks lead to their words', async () => {
      await openInGroup(page, lamp.title);
      await expect(chapterHeading(page, /方驿丞算账/)).toBeInViewport();
      await expectNotes(page, lamp, lampTable);
    });
  },
);

test('a book’s notes of Readest and a whole backup of it join: the book stands in its group, at the later place, with the marks of both', async ({
  page,
}) => {
  await page.goto('/my-data');
  await test.step('both are told and taken over', async () => {
    await pick(page, readestFile);
    await importFrom(page, 'Readest', '1本书、2条书签和笔记');
    await pick(page, readestWhole);
    await importFrom(page, 'Readest', '1本书、2条书签和笔记');
  });
  await test.step('the book opens where it was left last, and one bookmark and the notes of both lead to their words', async () => {
    await openInGroup(page, tower.title);
    await expect(chapterHeading(page, /十六个门区/)).toBeInViewport();
    const bookmarks = await openList(page, '书签');
    await expect(bookmarks.getByText(tower.bookmark.words)).toHaveCount(1);
    await tap(bookmarks.getByText(tower.bookmark.words));
    await expectBackAt(page, tower.bookmark.words);
    await expectNotes(page, towerLater, tower);
  });
});
