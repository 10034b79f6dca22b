import { storageName } from '@shuye/core-domain/storage';
import { anAnnotation } from '@shuye/core-domain/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as download from '../../services/downloadText.ts';
import { aReadersDevice } from '../../testing/aReadersDevice.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { aWireBook } from '../../testing/wire.ts';
import { renderApp } from '../../testing/renderApp.tsx';

const NOW = 1_790_000_000_000;
const place = { chapterId: 'c1', offset: 4, print: '灯火' };
const device = {
  ...aReadersDevice(NOW),
  shelf_groups: {
    device: 'old',
    highest: NOW,
    revision: 0,
    items: [
      { id: 'book.1001', at: { time: NOW, device: 'old' }, value: { groupId: 'g' } },
      { id: 'group.g', at: { time: NOW, device: 'old' }, value: { name: '言情', rank: 1 } },
    ],
    unsent: [],
  },
  reader_settings: { fontSize: 24 },
};

beforeEach(() => void vi.spyOn(download, 'downloadText').mockResolvedValue(undefined));
afterEach(() => void vi.restoreAllMocks());

const lastFile = () => vi.mocked(download.downloadText).mock.lastCall ?? ['', '', ''];

async function exported() {
  const { unmount } = await renderApp({ path: '/my-data', device });
  fireEvent.click(await screen.findByRole('button', { name: '导出全部' }));
  await screen.findByText('已导出。');
  unmount();
  return lastFile()[2];
}

/** Has the page read a file. */
async function pick(text: string) {
  const file = new File([text], 'mine.json', { type: 'application/json' });
  fireEvent.change(await screen.findByLabelText('选择导出的文件'), { target: { files: [file] } });
}

describe('everything of a reader', () => {
  it('is one file, and comes back from it into a browser that was cleared', async () => {
    const text = await exported();
    expect(lastFile()[0]).toBe('书页-我的数据-2026-09-21.json');
    const { services, at } = await renderApp({ path: '/my-data' });
    await pick(text);
    expect(await screen.findByText(/已与本机内容合并：1本书、1条划线和笔记、1条阅读统计/)).toBeTruthy();
    const stored = (key: Parameters<typeof services.storage.read>[0]): unknown =>
      services.storage.read(key, (value) => value);
    expect(stored('progress')).toEqual(device.progress);
    expect(stored('bookmarks')).toMatchObject({ items: device.bookmarks.items, unsent: ['1001 c1 4'] });
    expect(stored('reader_settings')).toEqual(device.reader_settings);
    expect(stored('text_notes')).toMatchObject({ annotations: device.text_notes.annotations });
    expect(stored('shelf_groups')).toMatchObject({
      items: device.shelf_groups.items,
      unsent: ['book.1001', 'group.g'],
    });
    expect(stored('reading_diary')).toMatchObject({ days: device.reading_diary.days });
    expect(services.shelf.getState().entries.map(({ title }) => title)).toEqual(['山中灯火']);
    at.navigate('/statistics');
    expect(await screen.findByText('读过1本')).toBeTruthy();
  });

  it('joins what is here: the later place stays, the settings of this device too, and a second import changes nothing', async () => {
    const text = await exported();
    const progress = { 1001: { place: { ...place, offset: 99 }, percent: 900, chapterTitle: '第1章', at: NOW } };
    const { services } = await renderApp({ path: '/my-data', device: { progress, reader_settings: { fontSize: 18 } } });
    await pick(text);
    await screen.findByText(/已与本机内容合并/);
    const once = JSON.stringify(services.shelfRecords.read('8000000'));
    await pick(text);
    await waitFor(() => expect(screen.getByRole('button', { name: '导入文件' }).getAttribute('aria-busy')).toBeNull());
    expect(JSON.stringify(services.shelfRecords.read('8000000'))).toBe(once);
    expect(services.storage.read('progress', (value) => value)).toEqual(progress);
    expect(services.storage.read('reader_settings', (value) => value)).toEqual({ fontSize: 18 });
  });

  it('has what is damaged and cannot be read as it stands, which is said, and nothing of a book that was bought (F11)', async () => {
    const cut = '{"1001":{"place":{"chap';
    const storage = fakeStorage(device);
    for (const key of ['progress', 'guest_shelf', 'content_cache'] as const) storage.setItem(storageName(key), cut);
    const { services } = await renderApp({ path: '/my-data', storage });
    expect([services.storage.read('content_cache', String), services.storage.damaged('content_cache')]).toEqual([
      undefined,
      cut,
    ]);
    fireEvent.click(await screen.findByRole('button', { name: '导出全部' }));
    expect(await screen.findByText('已导出。有2项数据已损坏、读不出来，原文附在文件里。')).toBeTruthy();
    expect(JSON.parse(lastFile()[2])).toMatchObject({ shelf: [], damaged: { progress: cut, guest_shelf: cut } });
    expect(lastFile()[2]).not.toContain('content_cache');
  });

  it.each([
    ['cut off', (text: string) => text.slice(0, 300), '文件不完整或已损坏，没有导入任何内容。'],
    ['of another program', () => '{"books":[]}', '这不是书页能读的文件，没有导入任何内容。'],
    ['of a later version', (text: string) => text.replace('"version": 2', '"version": 9'), /来自更新的版本/],
  ])('a file %s is told in one sentence, and nothing changes', async (_case, damage, words) => {
    const text = await exported();
    const { services } = await renderApp({ path: '/my-data' });
    await pick(damage(text));
    expect(await screen.findByText(words)).toBeTruthy();
    expect(services.storage.read('progress', (value) => value)).toBeUndefined();
    expect(services.shelf.getState().entries).toEqual([]);
  });

  it.each([
    ['Markdown', 'md', '# 《山中灯火》划线和笔记', '# 《远行》划线和笔记'],
    ['纯文本', 'txt', '《山中灯火》划线和笔记', '《远行》划线和笔记'],
    ['JSON', 'json', '"title": "山中灯火"', '"title": "远行"'],
  ])('has the highlights and notes of all books as one file: %s', async (name, ending, ...headings) => {
    const annotations = [anAnnotation({ note: '伏笔' }), anAnnotation({ id: 'a2', bookId: '1002' })];
    const text_notes = { ...device.text_notes, annotations };
    // A book that was never kept is asked for.
    const answers = { bookInfo: aWireBook({ bookName: '远行' }) };
    await renderApp({ path: '/my-data', device: { ...device, text_notes }, answers });
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(lastFile()[0]).toBe(`书页-划线和笔记.${ending}`));
    for (const words of ['伏笔', ...headings]) expect(lastFile()[2]).toContain(words);
    const [file] = [lastFile()[2]];
    if (ending === 'json') expect((JSON.parse(file) as { books: object[] }).books).toHaveLength(2);
  });
});
