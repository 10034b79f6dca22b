import { AppError } from '@shuye/core-domain/error';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anAnswer } from '../../../../testing/anAnswer.ts';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';

async function openSearch(options: RenderReaderOptions = {}) {
  const view = await renderReader({ query: '?forceChapterIndex=4', ...options });
  await screen.findByRole('heading', { name: '第5章' });
  fireEvent.click(await screen.findByRole('button', { name: '书内搜索' }));
  const drawer = within(await screen.findByRole('dialog', { name: '书内搜索' }));
  const startSearch = (words: string) => {
    const field = drawer.getByRole('searchbox');
    fireEvent.change(field, { target: { value: words } });
    fireEvent.submit(field);
  };
  const searchFor = async (words: string) => {
    startSearch(words);
    await waitFor(() => expect(drawer.getByText(/^(找到|只列出)/)).toBeTruthy());
  };
  return { ...view, drawer, startSearch, searchFor };
}

const texts: Readonly<Record<number, string>> = { 2: '夜雨打在瓦上。', 7: '灯火里，她说：夜雨停了。', 8: '无话。' };
const content: RenderReaderOptions['content'] = ({ ordinal }) => texts[ordinal] ?? '山中。';

describe('search inside the book', () => {
  it('lists what it finds from where one reads on, then what stands before, with the words around it', async () => {
    const { drawer, searchFor } = await openSearch({ content });
    await searchFor('夜雨');
    const listed = (name: string) => within(drawer.getByRole('list', { name })).getAllByRole('listitem');
    expect(listed('从本章往后').map(({ textContent }) => textContent)).toEqual(['灯火里，她说：夜雨停了。第7章']);
    expect(listed('前面的章节').map(({ textContent }) => textContent)).toEqual(['夜雨打在瓦上。第2章']);
    expect(drawer.getAllByText('夜雨', { selector: 'mark' })).toHaveLength(2);
    expect(drawer.getByText('找到2处')).toBeTruthy();
  });

  it('moves no hit under a finger: one found later comes after those that are listed', async () => {
    const early = anAnswer<void>();
    const { drawer, startSearch } = await openSearch({
      content: async ({ ordinal }) => {
        if (ordinal === 2) await early.promise;
        return texts[ordinal] ?? '山中。';
      },
    });
    startSearch('夜雨');
    const order = () => drawer.queryAllByRole('listitem').map(({ textContent }) => textContent.slice(-3));
    await waitFor(() => expect(order()).toEqual(['第7章']));
    await act(async () => early.give());
    await waitFor(() => expect(order()).toEqual(['第7章', '第2章']));
  });

  it('leads to a hit, with a way back', async () => {
    const { drawer, searchFor } = await openSearch({ content });
    await searchFor('夜雨停');
    fireEvent.click(drawer.getByText(/她说/));
    expect(await screen.findByRole('button', { name: /^7 \/ 12章/ })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '回到第5章' }));
    expect(await screen.findByRole('button', { name: /^5 \/ 12章/ })).toBeTruthy();
  });

  it('looks into no chapter that must be bought', async () => {
    const { searchFor, asked } = await openSearch({ content });
    await searchFor('夜雨');
    expect(asked.mock.calls.map(([chapter]) => chapter.ordinal).filter((ordinal) => ordinal > 10)).toEqual([]);
  });

  it('finds simplified and traditional, wide and narrow, large and small letters alike', async () => {
    const { drawer, searchFor } = await openSearch({
      content: ({ ordinal }) => (ordinal === 3 ? '她買了ＡＢＣ三本書。' : '山。'),
    });
    await searchFor('买了abc三本书');
    expect(drawer.getByText('買了ＡＢＣ三本書', { selector: 'mark' })).toBeTruthy();
  });

  it('says that there is nothing, and which chapters it could not look into', async () => {
    const offline = new AppError('network', '网络或服务异常，请稍后再试');
    const { drawer, searchFor } = await openSearch({ content: ({ ordinal }) => (ordinal === 9 ? offline : '山。') });
    await searchFor('大海');
    expect(drawer.getByText('没有找到“大海”')).toBeTruthy();
    expect(drawer.getByText('找到0处，1章没有查到')).toBeTruthy();
  });

  it('comes by key, and keys are letters in its field', async () => {
    const { services } = await renderReader();
    await screen.findByText(/第1章的正文/);
    await screen.findByRole('button', { name: '书内搜索' });
    act(() => void fireEvent.keyDown(window, { key: '/' }));
    const field = await screen.findByRole('searchbox');
    fireEvent.keyDown(field, { key: 't' });
    expect(services.readerSettings.getState().settings.theme).toBe('system');
  });
});
