import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stubRowLayout, ROW, VIEW } from '../../../../testing/stubRowLayout.ts';
import { renderReader, type RenderReaderOptions } from '../../../../testing/renderReader.tsx';
import { aWireBook, wireChapterList, wireChapters } from '../../../../testing/wire.ts';

/** What the rows scroll in. */
const body = () => document.querySelector('nav[aria-label="全部章节"]')?.parentElement ?? document.body;

async function openDrawer({ ordinal = 5, ...options }: RenderReaderOptions & { ordinal?: number } = {}) {
  const view = await renderReader({ query: `?forceChapterIndex=${ordinal - 1}`, ...options });
  await screen.findByText(new RegExp(`第${ordinal}章的正文`));
  fireEvent.click(await screen.findByRole('button', { name: /打开章节列表/ }));
  const drawer = within(await screen.findByRole('dialog', { name: /^目录/ }));
  return { ...view, drawer };
}

describe('the chapters beside the text', () => {
  it('open at the one that is being read [CAT-10]', async () => {
    stubRowLayout(body);
    render(<style>{'.body { overflow-y: auto }'}</style>);
    const { drawer } = await openDrawer({
      chapters: 300,
      ordinal: 150,
      answers: { bookInfo: aWireBook({ payMode: '0' }) },
    });
    expect(drawer.getByRole('button', { current: true }).textContent).toBe('第150章');
    expect(body().scrollTop).toBe(149.5 * ROW - VIEW / 2);
  });

  it('say which are locked [CAT-09]', async () => {
    const { drawer } = await openDrawer();
    expect(drawer.getAllByRole('img', { name: '12书豆' })).toHaveLength(2);
  });

  it('lead to a chapter and close', async () => {
    const { drawer } = await openDrawer();
    fireEvent.click(drawer.getByRole('button', { name: '第8章' }));
    await screen.findByText(/第8章的正文/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: /^8 \/ 12章/ })).toBeTruthy();
  });

  it('stand under their volumes, in either order [CAT-07]', async () => {
    const chapterList = wireChapterList(['上卷', wireChapters(6)], ['下卷', wireChapters(4, 7)]);
    const { drawer } = await openDrawer({ answers: { chapterList } });
    const volumes = () => drawer.getAllByRole('heading', { name: /卷$/ }).map(({ textContent }) => textContent);
    expect(volumes()).toEqual(['上卷', '下卷']);
    fireEvent.click(drawer.getByRole('button', { name: '正序，改为倒序' }));
    expect(volumes()).toEqual(['下卷', '上卷']);
  });

  it('of a book of thousands keep only what is near the eyes in the document', async () => {
    stubRowLayout(body);
    const { drawer } = await openDrawer({ chapters: 3000 });
    expect(drawer.getAllByRole('listitem').length).toBeLessThan(100);
  });

  it('come by key too', async () => {
    await renderReader();
    await screen.findByText(/第1章的正文/);
    await screen.findByRole('button', { name: '设置' });
    act(() => void fireEvent.keyDown(window, { key: 'c' }));
    expect(await screen.findByRole('dialog', { name: /^目录/ })).toBeTruthy();
  });
});
