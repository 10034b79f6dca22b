import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { loadedScripts } from '../support/loadedScripts.ts';
import { unpackChromium69 } from './unpackChromium69.ts';
import { test as base } from '../support/test.ts';

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  // As in a phone, where a host or system may enlarge words alone: pages that ask for it get it, others stay as they are.
  '--blink-settings=textAutosizingEnabled=true,accessibilityFontScaleFactor=2',
];

export interface OldPage {
  page: Page;
  /** What scripts of the page threw. */
  thrown: string[];
}

/** Journeys in the oldest kernel that the product promises to run in; the runner's own browser is too new to prove it. */
export const test = base.extend<{ old: OldPage }, { kernel: Browser }>({
  kernel: [
    async ({ browserName: _browserName }, provide) => {
      const folder = await mkdtemp(join(tmpdir(), 'shuye-kernel-'));
      const kernel = await puppeteer.launch({ executablePath: await unpackChromium69(folder), args: ARGS });
      await provide(kernel);
      await kernel.close();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 30_000 },
  ],
  old: async ({ kernel }, provide) => {
    const page = await kernel.newPage();
    const thrown: string[] = [];
    page.on('request', (request) => loadedScripts.noteIn(request.url()));
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.setViewport({ width: 390, height: 844, deviceScaleFactor: 2 });
    await provide({ page, thrown });
    // All tests share the kernel: a page that stays open would go on working beside theirs. The first keeps it alive.
    await Promise.all((await kernel.pages()).slice(1).map((opened) => opened.close()));
  },
});
