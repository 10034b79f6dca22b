/**
 * Where each text and each control of the key screens stands, in which type and colours, against what was agreed to:
 * `baselines/`. A font of our own makes the boxes the same on every machine. After a change that is meant to be seen:
 * `pnpm --filter @shuye/app test:browser -u`, and look at the difference before it is committed.
 */
import '@shuye/ui/styles.css';
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SampleApp } from '../sample/SampleApp.tsx';
import { sampleScreens } from '../sample/sampleScreens.ts';
import { pageLayout } from './pageLayout.ts';
import { stillPages } from './stillPages.ts';

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
] as const;
const themes = ['light', 'dark'] as const;

/** How long a page has to stay as it is, in milliseconds, to be called settled. */
const SETTLED_MS = 120;
const PATIENCE_MS = 10_000;

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

async function settledLayout(): Promise<string> {
  const end = performance.now() + PATIENCE_MS;
  let last = '';
  for (;;) {
    const now = pageLayout(document.body);
    if ((now === last && !now.includes('加载')) || performance.now() > end) return now;
    last = now;
    await wait(SETTLED_MS);
  }
}

/** The header of the site comes after a page, once the browser has time: on a busy machine later than the page is settled. */
async function headerIsThere(): Promise<void> {
  await screen.findAllByRole('link', { name: '书页' }, { timeout: PATIENCE_MS });
}

let moveAgain: () => void;

beforeAll(async () => {
  moveAgain = await stillPages();
  // Nothing moves by itself.
  const matchMedia = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) =>
    matchMedia(query === '(prefers-reduced-motion: reduce)' ? 'all' : query),
  );
  // What comes after the first text, as the header of the site does, comes once; from then on it is there at once.
  await page.viewport(windows[2].width, windows[2].height);
  render(<SampleApp path="/" />);
  await headerIsThere();
  cleanup();
});

afterAll(() => {
  moveAgain();
  vi.unstubAllGlobals();
});

afterEach(() => {
  cleanup();
  delete document.documentElement.dataset['theme'];
});

it.each(sampleScreens)(
  '$name stands where it stood, at three widths, light and dark',
  async ({ name, shows, ...at }) => {
    await page.viewport(windows[0].width, windows[0].height);
    render(<SampleApp {...at} />);
    await screen.findAllByText(shows, { exact: false }, { timeout: PATIENCE_MS });
    for (const { width, height } of windows) {
      await page.viewport(width, height);
      if (width === windows[2].width && name !== 'reader') await headerIsThere();
      for (const theme of themes) {
        document.documentElement.dataset['theme'] = theme;
        await expect(await settledLayout()).toMatchFileSnapshot(`baselines/${name}-${width}-${theme}.txt`);
      }
    }
  },
);
