import { describe, expect, it } from 'vitest';
import { renderPages } from '../../../testing/renderPages.tsx';

/** The pages that take part in a turn; the one that is read alone is visible at rest. */
const shownPages = (page: HTMLElement): HTMLElement[] =>
  Array.from(page.querySelectorAll<HTMLElement>('[style*="visibility: visible"]'));
const areMoving = (pages: readonly HTMLElement[]) => pages.every(({ style }) => style.transition.includes('transform'));
const castShadows = (pages: readonly HTMLElement[]) => pages.every(({ style }) => style.boxShadow !== 'none');

describe('pages', () => {
  it.each([
    ['move aside together', 'slide', { shown: 3, moving: true, shadows: false }],
    ['are drawn off each other, with a shadow', 'cover', { shown: 3, moving: true, shadows: true }],
    ['are changed without any movement', 'none', { shown: 1, moving: false, shadows: false }],
  ] as const)('%s where the reader has chosen %s [A-10, READER-40]', async (_, paging, expected) => {
    const { page, tap, pageRead } = await renderPages({ settings: { paging } });
    expect(shownPages(page)).toHaveLength(1);
    tap(0.9, 0.5);
    const pages = shownPages(page);
    expect({ shown: pages.length, moving: areMoving(pages), shadows: castShadows(pages) }).toEqual(expected);
    expect(pageRead()).toBe(2);
  });

  it('are none in a scroll [A-10, READER-40]', async () => {
    const { page, pageRead } = await renderPages({ settings: { paging: 'vertical' } });
    expect(page.style.overflowY || page.style.overflow).toContain('auto');
    expect(pageRead()).toBeUndefined();
  });
});
