import { placeAt } from '@shuye/core-domain/progress';
import { bookmarksOf } from '@shuye/core-domain/text-bookmarks';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createBookmarkStore } from '../../../../stores/bookmarkStore.ts';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';

async function read(options: RenderReaderOptions = {}) {
  const view = await renderReader({ query: '?forceChapterIndex=4', ...options });
  await screen.findByText(/第5章的正文/);
  const button = await screen.findByRole('button', { name: '书签' });
  return { ...view, button };
}

async function openBookmarks() {
  fireEvent.click(screen.getByRole('button', { name: '更多' }));
  const sheet = within(await screen.findByRole('dialog', { name: '更多' }));
  fireEvent.click(sheet.getByRole('button', { name: '书签' }));
  return within(await screen.findByRole('dialog', { name: /^书签/ }));
}

const stored = (chapterId: string, offset: number, text: string) => ({
  place: placeAt(chapterId, text, offset),
  chapterTitle: '第7章',
  text,
  at: 1_790_000_000_000,
});

describe('bookmarks', () => {
  it('mark the page, named by its words, and take the mark away again', async () => {
    const { button } = await read();
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('已添加书签')).toBeTruthy();
    const list = await openBookmarks();
    expect(list.getByText('第5章的正文。 山中灯火一夜未熄。')).toBeTruthy();
    expect(list.getByText('第5章')).toBeTruthy();
    expect(list.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/)).toBeTruthy();
    fireEvent.click(list.getByRole('button', { name: '关闭' }));
    fireEvent.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('false');
  });

  it('are stored on the device per book', async () => {
    const bookmarks = { 1001: [stored('c7', 0, '雨停了')], 1002: [stored('c1', 0, '别的书')] };
    await read({ device: { text_bookmarks: bookmarks } });
    const list = await openBookmarks();
    expect(list.getByText('雨停了')).toBeTruthy();
    expect(list.queryByText('别的书')).toBeNull();
  });

  it('lead to their place, with a way back to where reading stood', async () => {
    await read({ device: { text_bookmarks: { 1001: [stored('c7', 3, '雨停了')] } } });
    const list = await openBookmarks();
    fireEvent.click(list.getByText('雨停了'));
    await screen.findByRole('button', { name: /^7 \/ 12章/ });
    fireEvent.click(screen.getByRole('button', { name: '回到第5章' }));
    expect(await screen.findByRole('button', { name: /^5 \/ 12章/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '回到第5章' })).toBeNull();
  });

  it('can be removed from the list', async () => {
    const { services } = await read({ device: { text_bookmarks: { 1001: [stored('c7', 3, '雨停了')] } } });
    const list = await openBookmarks();
    fireEvent.click(list.getByRole('button', { name: '删除书签：雨停了' }));
    expect(list.getByText('还没有书签')).toBeTruthy();
    expect(bookmarksOf(services.storeOf(createBookmarkStore).getState().load(), '1001')).toEqual([]);
    expect(services.storage.read('text_bookmarks', (value) => value)).toBeUndefined();
  });

  it('hand the focus on when they are removed: to the one after or before, and at last to what closes the list', async () => {
    const marks = ['一', '二', '三'].map((text, at) => stored('c7', at, text));
    await read({ device: { text_bookmarks: { 1001: marks } } });
    const list = await openBookmarks();
    const remove = (text: string) => {
      const button = list.getByRole('button', { name: `删除书签：${text}` });
      button.focus();
      fireEvent.click(button);
      return document.activeElement?.getAttribute('aria-label');
    };
    expect(['二', '一', '三'].map(remove)).toEqual(['删除书签：一', '删除书签：三', '关闭']);
  });

  it('come and go by key', async () => {
    const { button } = await read();
    act(() => void fireEvent.keyDown(window, { key: 'b' }));
    await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  });

  it('cannot be made where there is no text', async () => {
    await renderReader({ chapters: 11, query: '?forceChapterIndex=10' });
    await screen.findByText('本章价格：12书豆');
    expect((await screen.findByRole('button', { name: '书签' })).hasAttribute('disabled')).toBe(true);
  });
});
