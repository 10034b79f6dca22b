import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPages } from '../../../testing/renderPages.tsx';
import { stubWindowWidth } from '../../../testing/stubWindowWidth.ts';

/** The sections of a scroll hold a heading and a body of paragraphs. */
const partsOf = (page: HTMLElement) => {
  const section = page.querySelector<HTMLElement>('section');
  const paragraph = page.querySelector<HTMLElement>('section > div > p');
  if (!section || !paragraph?.parentElement) throw new Error('The page shows no text.');
  return { section: section.style, body: paragraph.parentElement.style, paragraph: paragraph.style };
};

const headingFont = () => screen.getByRole('heading', { name: '第1章', level: 2 }).style.fontFamily;

async function openSettings() {
  const { page } = await renderPages({ settings: { paging: 'vertical' } });
  fireEvent.click(screen.getByRole('button', { name: '设置' }));
  const panel = within(await screen.findByRole('region', { name: '阅读设置' }));
  const choose = (group: string, name: string) =>
    fireEvent.click(within(panel.getByRole('group', { name: group })).getByRole('radio', { name }));
  return { panel, choose, drawn: () => partsOf(page) };
}

describe('the text on the page', () => {
  it('takes the line height that is chosen [A-10, READER-40]', async () => {
    const { choose, drawn } = await openSettings();
    expect(drawn().section.lineHeight).toBe('35px');
    choose('行距', '很松');
    expect(drawn().section.lineHeight).toBe('45px');
    expect(drawn().paragraph.minHeight).toBe('45px');
  });

  it('takes the gap between paragraphs that is chosen [A-10, READER-40]', async () => {
    const { choose, drawn } = await openSettings();
    expect(drawn().paragraph.paddingBottom).toBe('10px');
    choose('段距', '一行');
    expect(drawn().paragraph.paddingBottom).toBe('20px');
  });

  it('takes the margin that is chosen, in lines of whole characters [A-10, READER-40]', async () => {
    const { choose, drawn } = await openSettings();
    expect(drawn().section.width).toBe('340px');
    choose('边距', '很宽');
    expect(drawn().section.width).toBe('300px');
    expect(drawn().section.paddingLeft).toBe('45px');
  });

  it('takes the size that is chosen [A-10, READER-40]', async () => {
    const { panel, drawn } = await openSettings();
    expect(drawn().section.fontSize).toBe('20px');
    fireEvent.click(panel.getByRole('button', { name: '放大字号' }));
    expect(drawn().section.fontSize).toBe('22px');
  });

  it('takes the font that is chosen, and titles stay in song [A-10, READER-40]', async () => {
    const { choose, drawn } = await openSettings();
    expect(drawn().section.fontFamily).toContain('PingFang');
    const song = headingFont();
    expect(song).toContain('Songti');
    choose('字体', '楷体');
    expect(drawn().section.fontFamily).toContain('KaiTi');
    expect(headingFont()).toBe(song);
  });

  it.each([
    [true, false],
    [false, true],
  ])('squeezes its marks: %s, or keeps their blanks [A-10]', async (squeeze, keepsBlanks) => {
    const { page } = await renderPages({ settings: { paging: 'vertical', squeeze } });
    expect(/text-spacing(-trim)?: space-all/.test(partsOf(page).body.cssText)).toBe(keepsBlanks);
  });

  it.each([
    [true, 2],
    [false, 1],
  ])('stands in two columns where there is room and that is wanted: %s [A-10]', async (spread, columns) => {
    stubWindowWidth(1200);
    const { page } = await renderPages({ settings: { spread }, size: { width: 1200, height: 800 } });
    expect(page.querySelectorAll('[style*="visibility: visible"] p:first-of-type')).toHaveLength(columns);
  });
});
