import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderReader } from '../../../../testing/renderReader.tsx';
import { stubWindowWidth } from '../../../../testing/stubWindowWidth.ts';
import { wireChapterList, wireChapters } from '../../../../testing/wire.ts';

const chapters = wireChapters(6).map((chapter, at) => ({ ...chapter, chapterName: `第${at + 1}章 灯火` }));

/** Reads the third chapter in traditional characters. */
async function read(place: '/reader/1001' | '/pc/reader/1001' = '/reader/1001') {
  const view = await renderReader({
    place,
    query: '?forceChapterIndex=2',
    content: ({ ordinal }) => `灯火${ordinal}。`,
    device: { reader_settings: { script: 'traditional' } },
    answers: { chapterList: wireChapterList(['', chapters]) },
  });
  await screen.findByText('燈火3。');
  return view;
}

describe('titles of chapters, where the text is shown in traditional characters', () => {
  it('are traditional in the drawer', async () => {
    await read();
    fireEvent.click(screen.getByRole('button', { name: /打开章节列表/ }));
    const drawer = within(await screen.findByRole('dialog', { name: /^目录/ }));
    expect(drawer.getByRole('button', { current: true }).textContent).toBe('第3章 燈火');
    expect(drawer.queryByText(/灯火/)).toBeNull();
  });

  it('are traditional beside the text of a desktop', async () => {
    stubWindowWidth(1280);
    await read('/pc/reader/1001');
    const rail = within(await screen.findByRole('navigation', { name: '阅读工具' }));
    fireEvent.click(rail.getByRole('button', { name: '目录' }));
    const side = within(await screen.findByRole('complementary', { name: '目录' }));
    expect(side.getByRole('button', { current: true }).textContent).toBe('第3章 燈火');
  });

  it('are traditional in the bars', async () => {
    const { container } = await read();
    expect(container.querySelector('header')?.textContent).toBe('第3章 燈火');
    expect(screen.getByRole('slider', { name: '章节进度' }).getAttribute('aria-valuetext')).toMatch(/^第3章 燈火/);
  });
});
