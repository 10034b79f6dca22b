import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../renderApp.tsx';
import { renderReader } from '../renderReader.tsx';
import { stubPageLayout } from '../stubPageLayout.ts';
import { aHostThatAnswers, contents, hostStates, PATIENCE_MS, servers } from './hostStates.ts';
import { isDeep } from '../isDeep.ts';

/** All are visited by `test:deep`; here every ninth, which takes every page, host and kind of answer in turn. */
const STRIDE = 9;
const visited = isDeep ? hostStates : hostStates.filter((_, at) => at % STRIDE === 0);

/** Words of programs, which no reader should meet. */
const NO_WORDS_FOR_READERS = /undefined|NaN|null|\[object|timeout|HY_|Error\b|fetch|<html|Wi-Fi|no bridge/;

beforeEach(() => {
  stubPageLayout();
  for (const name of ['info', 'warn', 'error'] as const) vi.spyOn(console, name).mockImplementation(() => undefined);
});
afterEach(() => vi.useRealTimers());

const isEnabled = (element: Element): boolean => !element.matches('[aria-hidden="true"] *, :disabled, [aria-disabled]');

/** Links to press, and buttons: back, again, the tabs. */
const waysOut = (): Element[] => [...document.querySelectorAll('a[href], button')].filter(isEnabled);
const isLoading = (): boolean => /加载中|正在(?:加载|打开|确认)/.test(document.body.textContent);
const isHome = (path: string): boolean => path === '/' || path === '/st';
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The code of a part comes in real time, on a busy machine late, and asks for its data only then. */
const CODE_MS = 10_000;

async function untilLoaded(): Promise<void> {
  const end = performance.now() + CODE_MS;
  while (isLoading() && performance.now() < end) {
    await new Promise((resolve) => setImmediate(resolve));
    await pass(PATIENCE_MS);
  }
}

it('every page in every host with every kind of answer makes 600 states and more', () => {
  expect(hostStates.length).toBeGreaterThanOrEqual(600);
});

it.each(visited)(
  '$page in $host, whose answers are $answering, has a way out and words for readers at each moment',
  async ({ path, host, answering, userId }) => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    });
    const options = {
      host: { ...aHostThatAnswers(host, answering), setOnline: () => undefined },
      fetch: servers[answering],
      device: { has_read: true, home_dialog: true },
      ...(userId === undefined ? {} : { userId }),
    };
    const { unmount } =
      path === '/reader/1001' || path === '/pc/reader/1001'
        ? await renderReader({ ...options, place: path, content: contents[answering] })
        : await renderApp({ ...options, path });
    for (const ms of [1000, 14_000, PATIENCE_MS - 15_000]) {
      await pass(ms);
      expect(document.body.textContent).not.toMatch(NO_WORDS_FOR_READERS);
      expect(document.body.textContent.trim()).not.toBe('');
      // Shown at once or within 15 s; home has nowhere to go back to, but its own pages once they are there.
      if (ms > 1000 && !(isHome(path) && isLoading())) await waitFor(() => expect(waysOut()).not.toEqual([]));
    }
    await untilLoaded();
    expect(isLoading()).toBe(false);
    unmount();
  },
);
