import { expect, type Page } from '@playwright/test';
import { showBars } from '../steps/reader.ts';
import { bookText, chapterHeading } from '../steps/readingPlace.ts';
import { removeFromShelf } from '../steps/shelf.ts';
import { tap } from '../steps/tap.ts';

export const BOOK = { id: 1009, title: '长巷更夫录' };
const READER = `/reader/${BOOK.id}?forceChapterIndex=7`;
export const SYNC = '/api/v1/sync';

/** What a browser stores under the name, in the members that a journey looks at. */
export interface Stored {
  synced?: { bookId: string; keeping?: { kept: boolean }; reading?: { bookmark: { chapterTitle: string } } }[];
  outbox?: { kind: number }[];
  unsent?: string[];
  items?: { id: string; value?: unknown }[];
  annotations?: unknown[];
}

export interface Journey {
  /** Is there, and known to the server, before. */
  needsBook: boolean;
  act: (page: Page) => Promise<unknown>;
  /** Where it is kept: of the shelf the account says so. */
  key: 'shelf' | 'bookmarks' | 'text_notes' | 'shelf_groups';
  call: string;
  /** What is stored once the last of it waits. */
  last: string;
  /** The page that brings it to another device. */
  page: string;
  isThere: (stored: Stored) => boolean;
}

const ofBook = ({ synced = [] }: Stored) => synced.find(({ bookId }) => bookId === `${BOOK.id}`);

export async function openReader(page: Page): Promise<void> {
  await page.goto(READER);
  await expect(chapterHeading(page, /^第八章/)).toBeVisible();
}

/** Selects the beginning of a line, as a long press does, and highlights it. */
async function highlight(page: Page): Promise<void> {
  await openReader(page);
  await expect(page.getByRole('button', { name: '下一章' })).toBeAttached();
  await bookText(page).evaluate((surface) => {
    const walker = document.createTreeWalker(surface, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!/^[\u4e00-\u9fff]{6}/.test(node.textContent ?? '')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top } = range.getBoundingClientRect();
      if (left < 0 || right > window.innerWidth || top < window.innerHeight / 3) continue;
      document.getSelection()?.setBaseAndExtent(node, 0, node, 6);
      return;
    }
  });
  await tap(page.getByRole('toolbar', { name: '划线' }).getByRole('button', { name: '绿色划线' }));
}

export const journeys: Readonly<Record<string, Journey>> = {
  'a book kept': {
    needsBook: false,
    act: async (page) => {
      await page.goto(`/cover/${BOOK.id}`);
      await tap(page.getByRole('button', { name: '加入书架' }));
    },
    key: 'shelf',
    call: `${SYNC}/bookmarks`,
    last: '"outbox":[{',
    page: '/shelf',
    isThere: (stored) => ofBook(stored)?.keeping?.kept === true,
  },
  'a book taken off': {
    needsBook: true,
    act: async (page) => {
      await page.goto('/shelf');
      await removeFromShelf(page, BOOK.title);
    },
    key: 'shelf',
    call: `${SYNC}/bookmarks`,
    last: '"outbox":[{',
    page: '/shelf',
    isThere: (stored) => ofBook(stored)?.keeping?.kept !== true,
  },
  'a place reached': {
    needsBook: true,
    act: openReader,
    key: 'shelf',
    call: `${SYNC}/bookmarks`,
    last: '"outbox":[{',
    page: '/shelf',
    isThere: (stored) => ofBook(stored)?.reading?.bookmark.chapterTitle.startsWith('第八章') === true,
  },
  'a bookmark set': {
    needsBook: false,
    act: async (page) => {
      await openReader(page);
      await showBars(page);
      await tap(page.getByRole('button', { name: '书签', exact: true }));
    },
    key: 'bookmarks',
    call: `${SYNC}/text-bookmarks`,
    last: '"unsent":["',
    page: READER,
    isThere: ({ items = [] }) => items.filter(({ value }) => value !== undefined).length === 1,
  },
  'a highlight': {
    needsBook: false,
    act: highlight,
    key: 'text_notes',
    call: `${SYNC}/annotations`,
    last: '"unsent":["',
    page: READER,
    isThere: ({ annotations = [] }) => annotations.length === 1,
  },
  'a group': {
    needsBook: true,
    act: async (page) => {
      await page.goto('/shelf');
      await tap(page.getByRole('button', { name: '管理' }));
      await tap(page.getByRole('list', { name: '书架' }).getByRole('button', { name: new RegExp(BOOK.title) }));
      await tap(page.getByRole('button', { name: /^移到分组/ }));
      await page.getByLabel('新建分组').fill('夜里读');
      await tap(page.getByRole('button', { name: '新建并移入' }));
    },
    key: 'shelf_groups',
    call: `${SYNC}/shelf-groups`,
    // The group is written first, what is in it after that.
    last: `"book.${BOOK.id}"`,
    page: '/shelf',
    isThere: ({ items = [] }) => ['group.', 'book.'].every((kind) => items.some(({ id }) => id.startsWith(kind))),
  },
};
