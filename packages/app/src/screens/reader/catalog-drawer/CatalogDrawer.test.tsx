import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderReader, type RenderReaderOptions } from '../../../testing/renderReader.tsx';
import { wireChapterList, wireChapters } from '../../../testing/wire.ts';

async function openDrawer(options: RenderReaderOptions = {}) {
  const view = await renderReader({ query: '?forceChapterIndex=4', ...options });
  await screen.findByText(/第5章的正文/);
  fireEvent.click(await screen.findByRole('button', { name: /打开章节列表/ }));
  const drawer = within(await screen.findByRole('dialog', { name: /^目录/ }));
  return { ...view, drawer };
}

describe('the chapters beside the text', () => {
  it('open at the one that is being read [CAT-10]', async () => {
    const scrolled: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scrollIntoView(this: Element) {
      scrolled.push(this.textContent);
    });
    const { drawer } = await openDrawer();
    const current = drawer.getAllByRole('button').filter((row) => row.getAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['第5章']);
    expect(scrolled).toEqual(['第5章']);
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
    expect(screen.getByRole('button', { name: /^8 \/ 12 章/ })).toBeTruthy();
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
    class Observer {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    vi.stubGlobal('ResizeObserver', Observer);
    // What jsdom lacks: elements that scroll.
    Element.prototype.scrollTo = () => undefined;
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
