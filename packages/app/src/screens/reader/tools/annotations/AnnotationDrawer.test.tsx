import { anAnnotation } from '@shuye/core-domain/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderReader } from '../../../../testing/renderReader.tsx';

// No canvas is drawn here: the picture itself is looked at in a browser.
vi.mock('./picture/drawQuote.ts', () => ({ drawQuote: vi.fn() }));

const aRange = (chapterId: string, quote: string) => ({
  chapterId,
  start: 3,
  end: 3 + quote.length,
  quote,
  before: '',
  after: '',
});

const stored = [
  anAnnotation({ id: 'a1', note: '伏笔', highlight: { range: aRange('c7', '雨停了'), chapterTitle: '第7章' } }),
  anAnnotation({ id: 'a2', highlight: { range: aRange('c2', '山中灯火'), chapterTitle: '第2章', colour: 'blue' } }),
  anAnnotation({ id: 'a3', highlight: { range: aRange('c99', '不在了'), chapterTitle: '第99章', colour: 'pink' } }),
  anAnnotation({ id: 'a4', bookId: '1002', highlight: { range: aRange('c1', '别的书') } }),
];

async function openList(annotations = stored, settings = {}) {
  const record = { device: 'phone', highest: 1, revision: 0, annotations, unsent: [] };
  const device = { text_notes: record, reader_settings: settings };
  const view = await renderReader({ query: '?forceChapterIndex=4', device });
  await screen.findByText(/第5章的正文/);
  fireEvent.click(await screen.findByRole('button', { name: '更多' }));
  const sheet = within(await screen.findByRole('dialog', { name: '更多' }));
  fireEvent.click(sheet.getByRole('button', { name: '笔记' }));
  const list = within(await screen.findByRole('dialog', { name: /^笔记/ }));
  const quotes = () => list.queryAllByRole('listitem').map((item) => item.querySelector('[data-colour]')?.textContent);
  return { ...view, list, quotes };
}

const press = (target: HTMLElement) => act(() => void fireEvent.click(target));

afterEach(() => void vi.restoreAllMocks());

describe('the list of highlights and notes', () => {
  it('gives a highlight to others as a picture with the name of its book', async () => {
    const { drawQuote } = await import('./picture/drawQuote.ts');
    vi.mocked(drawQuote).mockResolvedValue(new Blob(['png'], { type: 'image/png' }));
    URL.createObjectURL = () => 'blob:picture';
    URL.revokeObjectURL = () => undefined;
    const { list } = await openList();
    press(list.getByRole('button', { name: '分享摘句：山中灯火' }));
    const picture = await screen.findByRole('img', { name: '摘句：山中灯火，出自《山中灯火》' });
    expect(picture.getAttribute('src')).toBe('blob:picture');
    expect(screen.getByRole('button', { name: '保存图片' })).toBeTruthy();
    expect(vi.mocked(drawQuote).mock.lastCall?.[0]).toMatchObject({ quote: '山中灯火', chapterTitle: '第2章' });
  });

  it('names those of the book in its order, with their colour, note and chapter; those of lost chapters last', async () => {
    const { list, quotes } = await openList();
    expect(quotes()).toEqual(['蓝色：山中灯火', '黄色：雨停了', '粉色：不在了']);
    expect(list.getByText('伏笔')).toBeTruthy();
    expect(list.getByText('第99章（章节已不在）')).toBeTruthy();
  });

  it('leads to the words, with a way back to where reading stood', async () => {
    const { list } = await openList();
    press(list.getByText('雨停了'));
    await screen.findByRole('button', { name: /^7 \/ 12章/ });
    press(screen.getByRole('button', { name: '回到第5章' }));
    expect(await screen.findByRole('button', { name: /^5 \/ 12章/ })).toBeTruthy();
  });

  it('is searched by words of the book and of notes, and filtered by colour', async () => {
    const { list, quotes } = await openList();
    const field = list.getByRole('searchbox');
    act(() => void fireEvent.change(field, { target: { value: '伏笔' } }));
    expect(quotes()).toEqual(['黄色：雨停了']);
    act(() => void fireEvent.change(field, { target: { value: '' } }));
    press(list.getByRole('button', { name: '蓝色', pressed: false }));
    expect(quotes()).toEqual(['蓝色：山中灯火']);
    press(list.getByRole('button', { name: '绿色' }));
    expect(list.getByText('没有找到')).toBeTruthy();
  });

  it('is searched by words as they are shown in the other script, and by full-width letters', async () => {
    const noted = anAnnotation({ id: 'a1', note: 'K2峰', highlight: { range: aRange('c2', '山中灯火') } });
    const { list, quotes } = await openList([noted], { script: 'traditional' });
    await waitFor(() => expect(quotes()).toEqual(['黄色：山中燈火']));
    const field = list.getByRole('searchbox');
    for (const words of ['燈火', '灯火', 'Ｋ２', 'k2']) {
      act(() => void fireEvent.change(field, { target: { value: words } }));
      expect(quotes()).toEqual(['黄色：山中燈火']);
      act(() => void fireEvent.change(field, { target: { value: '雨' } }));
      expect(quotes()).toEqual([]);
    }
  });

  it('deletes one, and brings it back as it was', async () => {
    const { list, quotes } = await openList();
    press(list.getByRole('button', { name: '删除划线：雨停了' }));
    expect(quotes()).toEqual(['蓝色：山中灯火', '粉色：不在了']);
    press(list.getByRole('button', { name: '撤销' }));
    expect(quotes()).toEqual(['蓝色：山中灯火', '黄色：雨停了', '粉色：不在了']);
    expect(list.getByText('伏笔')).toBeTruthy();
    expect(list.queryByRole('button', { name: '撤销' })).toBeNull();
  });

  it('changes a note', async () => {
    const { list } = await openList();
    press(list.getByRole('button', { name: '写笔记：山中灯火' }));
    const sheet = within(await screen.findByRole('dialog', { name: '笔记' }));
    fireEvent.change(sheet.getByLabelText('我的想法'), { target: { value: '题眼' } });
    press(sheet.getByRole('button', { name: '保存' }));
    expect(list.getByText('题眼')).toBeTruthy();
  });

  it('is taken along as a file in three formats', async () => {
    const { list } = await openList();
    const saved = vi.fn<(name: string) => void>();
    const contents: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (file: Blob) => {
        contents.push(file);
        return 'blob:file';
      },
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved(this.download);
    });
    for (const name of ['Markdown', 'JSON', '纯文本']) press(list.getByRole('button', { name }));
    expect(saved.mock.calls.flat()).toEqual(['山中灯火-笔记.md', '山中灯火-笔记.json', '山中灯火-笔记.txt']);
    expect(contents.map(({ type }) => type)).toEqual(['text/markdown', 'application/json', 'text/plain']);
  });

  it('says how one is made where there is none', async () => {
    const { list } = await openList([]);
    expect(list.getByText('还没有笔记')).toBeTruthy();
    expect(list.queryByRole('searchbox')).toBeNull();
  });
});
