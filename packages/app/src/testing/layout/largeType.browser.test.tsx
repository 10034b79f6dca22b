import '@shuye/ui/styles.css';
import { SearchForm } from '@shuye/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderReader } from '../renderReader.tsx';

const root = document.documentElement;

afterEach(() => {
  cleanup();
  root.style.fontSize = '';
  vi.restoreAllMocks();
});

// iOS zooms into a field below 16 px, and sets its browsers to no less.
it.each([12, 16, 32])('a browser set to %i px has a search field of as many', (ownPx) => {
  root.style.fontSize = `${ownPx}px`;
  render(<SearchForm value="" onChange={() => undefined} onSubmit={() => undefined} />);
  expect(getComputedStyle(screen.getByRole('searchbox')).fontSize).toBe(`${ownPx}px`);
});

it.each([
  [280, 16],
  [320, 24],
])(
  'the steps to other chapters stand on one line on a screen of %i px, in a browser set to %i px',
  async (width, ownPx) => {
    root.style.fontSize = `${ownPx}px`;
    await page.viewport(width, 640);
    // What the reader is rendered with replaces it.
    vi.spyOn(Range.prototype, 'getClientRects');
    await renderReader();
    for (const name of ['上一章', '下一章']) {
      const step = await screen.findByRole('button', { name });
      const label = document.createRange();
      label.selectNodeContents(step);
      expect(label.getBoundingClientRect().height).toBeLessThan(
        1.5 * Number.parseFloat(getComputedStyle(step).lineHeight),
      );
    }
  },
);
