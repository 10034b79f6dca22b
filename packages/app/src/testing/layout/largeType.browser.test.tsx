import '@shuye/ui/styles.css';
import { SearchForm } from '@shuye/ui';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { anAccount } from '../anAccount.ts';
import { renderApp } from '../renderApp.tsx';
import { renderReader } from '../renderReader.tsx';
import { SampleApp } from '../sample/SampleApp.tsx';

const root = document.documentElement;
const PATIENCE = { timeout: 10_000 };

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
      const step = await screen.findByRole('button', { name }, PATIENCE);
      const label = document.createRange();
      label.selectNodeContents(step);
      expect(label.getBoundingClientRect().height).toBeLessThan(
        1.5 * Number.parseFloat(getComputedStyle(step).lineHeight),
      );
    }
  },
);

describe('in type of twice the size, on a screen of 360 px', () => {
  beforeEach(async () => {
    root.style.fontSize = '32px';
    await page.viewport(360, 740);
  });

  it('the names of categories are whole: covers make room for them', async () => {
    render(<SampleApp path="/categoryIndex" />);
    const tiles = await screen.findAllByRole('link', { name: /^都市/ }, PATIENCE);
    // The cover that is drawn beside a name says it too.
    for (const tile of tiles) {
      const name = within(tile).getAllByText('都市')[0];
      expect(name?.scrollWidth).toBeLessThanOrEqual(name?.clientWidth ?? 0);
    }
  });

  it('the page of a book is no wider than the screen: what is said of a comment goes on a second line', async () => {
    render(<SampleApp path="/cover/1001" />);
    const comments = await screen.findByRole('heading', { name: '书友评论' }, PATIENCE);
    act(() => {
      comments.scrollIntoView();
    });
    await screen.findAllByRole('article', {}, PATIENCE);
    expect(root.scrollWidth).toBe(360);
  });

  it('a balance of eight figures stands on one line, if need be on its own', async () => {
    await renderApp({ path: '/myself', userId: '8000001', answers: anAccount({ beans: 98_765_432 }) });
    const beans = await screen.findByText('98765432', {}, PATIENCE);
    const figures = document.createRange();
    figures.selectNodeContents(beans);
    expect(figures.getBoundingClientRect().height).toBeLessThan(
      1.5 * Number.parseFloat(getComputedStyle(beans).lineHeight),
    );
    expect(root.scrollWidth).toBe(360);
  });

  it('the words of 更多 stand below the middle of their icons, also on two lines', async () => {
    // What the reader is rendered with replaces it.
    vi.spyOn(Range.prototype, 'getClientRects');
    await renderReader();
    fireEvent.click(await screen.findByRole('button', { name: '更多' }, PATIENCE));
    const menu = within(await screen.findByRole('dialog', { name: '更多' }, PATIENCE));
    for (const button of menu.getAllByRole('listitem')) {
      const icon = button.querySelector('svg')?.getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(button.querySelector('svg + *') ?? button);
      const { left, width } = words.getBoundingClientRect();
      expect(left + width / 2).toBeCloseTo((icon?.left ?? 0) + (icon?.width ?? 0) / 2, 0);
    }
  });

  it('the name of a part of the shop is whole beside its countdown', async () => {
    render(<SampleApp path="/" />);
    const { scrollWidth, clientWidth } = await screen.findByRole('heading', { name: '限时免费' }, PATIENCE);
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
});
