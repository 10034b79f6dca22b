import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { guestShelf } from '../../testing/guestShelf.ts';
import { renderApp, type RenderAppOptions } from '../../testing/renderApp.tsx';

const titles = ['安', '波', '层', '大', '恩', '法', '高', '海', '江'];
/** Newest first they are 江 to 安; by their sounds 安 to 江. */
const nine = guestShelf(
  titles.map((title, at) => ({ bookId: String(at + 1), title, author: `${title}生`, updatedAt: at })),
);

const progress = (percent: number) => ({
  place: { chapterId: 'c1', offset: 0, print: '' },
  percent,
  chapterTitle: '',
  at: 1,
});

const device = { guest_shelf: nine, progress: { 1: progress(1234), 2: progress(10_000) } };
const toolbar = () => screen.findByRole('region', { name: '书架排列' });
const openShelf = async (options: RenderAppOptions = {}) => {
  const app = await renderApp({ path: '/shelf', device, ...options });
  await toolbar();
  return app;
};
const books = () => within(screen.getByRole('list', { name: '书架' }));
const shown = () =>
  books()
    .getAllByRole('link')
    .map((link) =>
      titles.find((title) => link.textContent.startsWith(title) || link.textContent.includes(`${title}生`)),
    )
    .join('');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

describe('the toolbar of a shelf', () => {
  it('comes with the ninth book, and changes nothing until it is used [SHELFSYNC-09]', async () => {
    await openShelf();
    expect(await toolbar()).toBeTruthy();
    expect(shown()).toBe('江海高法恩大层波安');
  });

  it('is not there with eight books, which all show whatever was chosen before', async () => {
    const eight = guestShelf(titles.slice(1).map((title, at) => ({ bookId: String(at + 2), title, updatedAt: at })));
    const shelf_arrangement = { order: 'title', filter: 'finished', layout: 'list' };
    await renderApp({ path: '/shelf', device: { guest_shelf: eight, shelf_arrangement } });
    expect(screen.queryByRole('region', { name: '书架排列' })).toBeNull();
    expect(books().getAllByRole('link')).toHaveLength(9);
  });

  it.each([
    ['在读', '安'],
    ['未读', '江海高法恩大层'],
    ['已读完', '波'],
  ])('shows the books that are %s', async (filter, expected) => {
    await openShelf();
    press(filter);
    expect(screen.getByRole('button', { name: filter }).getAttribute('aria-pressed')).toBe('true');
    expect(shown()).toBe(expected);
  });

  it.each([
    ['书名', '安波层大恩法高海江'],
    ['加入时间', '江海高法恩大层波安'],
  ])('sorts by %s', async (order, expected) => {
    await openShelf();
    press('排序：最近阅读');
    fireEvent.click(await screen.findByRole('button', { name: order }));
    expect(await screen.findByRole('button', { name: `排序：${order}` })).toBeTruthy();
    expect(shown()).toBe(expected);
  });

  it('keeps order, filter and layout for the next visit, and no search', async () => {
    const storage = fakeStorage(device);
    const first = await openShelf({ storage });
    press('未读');
    press('以列表显示');
    press('在书架中查找');
    type('海');
    first.unmount();
    await openShelf({ storage });
    expect(screen.getByRole('button', { name: '以封面显示' })).toBeTruthy();
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(shown()).toBe('江海高法恩大层');
  });

  it('finds books of the shelf by title and author, and gives the focus back when the search ends', async () => {
    await openShelf();
    press('在书架中查找');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    type('海');
    expect(shown()).toBe('海');
    type('江生');
    expect(shown()).toBe('江');
    press('取消');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '在书架中查找' }));
    expect(shown()).toBe('江海高法恩大层波安');
  });

  it('says that no book is found, and shows all again', async () => {
    await openShelf();
    press('已读完');
    press('在书架中查找');
    type('江');
    expect(screen.getByText('书架上没有找到这本书')).toBeTruthy();
    press('查看全部');
    expect(shown()).toBe('江海高法恩大层波安');
  });

  it('selects no book that is not shown, so that none is deleted unseen [SHELF-21] [SHELF-22]', async () => {
    await openShelf();
    press('在读');
    press('管理');
    press('全选');
    expect(screen.getByRole('button', { name: '删除(1)' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '取消全选' })).toBeTruthy();
  });
});
