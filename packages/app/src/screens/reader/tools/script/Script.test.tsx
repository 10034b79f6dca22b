import type { Chapter } from '@shuye/core-domain/chapter';
import { encodeChapter } from '@shuye/core-domain/content';
import { bookmarksOf } from '@shuye/core-domain/text-bookmarks';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createBookmarkStore } from '../../../../stores/bookmarkStore.ts';
import type { ReaderScript } from '../../../../stores/readerSettingsStore.ts';
import { aHost } from '../../../../testing/aHost.ts';
import { wireChapterList, wireChapters } from '../../../../testing/wire.ts';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';

const content = ({ ordinal }: Chapter) => `灯火${ordinal}。头发发白的后面是皇后。\n他什么都没有说。`;

/** Reads the third chapter. */
async function read(options: RenderReaderOptions = {}) {
  const view = await renderReader({ content, query: '?forceChapterIndex=2', ...options });
  const change = (script: ReaderScript) => act(() => view.services.readerSettings.getState().change({ script }));
  return { ...view, change };
}

describe('the script of the text', () => {
  it('becomes traditional word by word, and the source again', async () => {
    const { change } = await read();
    await screen.findByText(/^灯火3/);
    change('traditional');
    expect(await screen.findByText('燈火3。頭髮發白的後面是皇后。')).toBeTruthy();
    change('source');
    expect(await screen.findByText('灯火3。头发发白的后面是皇后。')).toBeTruthy();
  });

  it('becomes simplified', async () => {
    await read({ content: ({ ordinal }) => `燈火${ordinal}。`, device: { reader_settings: { script: 'simplified' } } });
    expect(await screen.findByText('灯火3。')).toBeTruthy();
  });

  it('keeps the place, and fetches nothing anew', async () => {
    const { change, asked } = await read();
    await screen.findByText(/^灯火4/);
    const before = asked.mock.calls.length;
    change('traditional');
    await screen.findByText(/^燈火3/);
    expect(screen.getByRole('button', { name: /^3 \/ 12章/ })).toBeTruthy();
    expect(asked.mock.calls.length).toBe(before);
  });

  it('changes no bookmark: its words are those of the source, and read as the page does', async () => {
    const { services } = await read({ device: { reader_settings: { script: 'traditional' } } });
    await screen.findByText(/^燈火3/);
    fireEvent.click(screen.getByRole('button', { name: '书签' }));
    fireEvent.click(screen.getByRole('button', { name: '更多' }));
    fireEvent.click(within(await screen.findByRole('dialog', { name: '更多' })).getByRole('button', { name: '书签' }));
    const drawer = within(await screen.findByRole('dialog', { name: /^书签/ }));
    expect(drawer.getByText(/^燈火3。頭髮發白/)).toBeTruthy();
    const { record } = services.storeOf(createBookmarkStore).getState();
    expect(bookmarksOf(record, '1001').map(({ text }) => text.slice(0, 4))).toEqual(['灯火3。']);
  });

  it('is that of places in the time line and of what a search finds, too', async () => {
    const here = { place: { chapterId: 'c2', offset: 0, print: '灯火2' }, index: 1, chapterTitle: '第2章 灯火' };
    const visit = { id: 'a', device: 'iPhone', at: 1_790_000_000_000, here, furthest: here };
    await read({ device: { reader_settings: { script: 'traditional' }, book_visits: { 1001: [visit] } } });
    await screen.findByText(/^燈火3/);
    fireEvent.click(screen.getByRole('button', { name: '更多' }));
    fireEvent.click(within(await screen.findByRole('dialog', { name: '更多' })).getByRole('button', { name: '足迹' }));
    const visits = within(await screen.findByRole('dialog', { name: '足迹' }));
    expect((await visits.findAllByText('燈火2')).length).toBeGreaterThan(0);
    expect(visits.queryByText(/灯火/)).toBeNull();
    fireEvent.click(visits.getByRole('button', { name: '关闭' }));
    fireEvent.click(screen.getByRole('button', { name: '书内搜索' }));
    const search = within(await screen.findByRole('dialog', { name: '书内搜索' }));
    const field = search.getByRole('searchbox');
    fireEvent.change(field, { target: { value: '头发' } });
    fireEvent.submit(field);
    expect((await search.findAllByText('頭髮', { selector: 'mark' })).length).toBeGreaterThan(0);
    expect(search.queryByText(/发白/)).toBeNull();
  });

  it('is that of the beginning of a locked chapter, too', async () => {
    const chapters = wireChapters(11).map((chapter) => ({
      ...chapter,
      chapterName: '灯火',
      shortContUrlSuffix: 'p/11.json',
    }));
    const { data } = wireChapterList(['', chapters]);
    const file = { state: 200, ChapterContent: encodeChapter(new TextEncoder().encode('灯还亮着。')) };
    await renderReader({
      query: '?forceChapterIndex=10',
      host: aHost({ reader: { isPlatformPath: false, showsLockedPreview: true } }),
      device: { reader_settings: { script: 'traditional' } },
      answers: { chapterList: { data: { ...data, shortContUrlPrefix: 'https://files.test/preview/' } } },
      files: { '/preview/p/11.json': () => file },
    });
    expect(await screen.findByText('燈還亮著。')).toBeTruthy();
    expect(screen.getAllByRole('heading', { name: '燈火' }).length).toBeGreaterThan(0);
  });
});
