import { LOOK_RULES } from '@shuye/tooling/look-rules';
import { run } from 'axe-core';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { layoutFaults } from './layoutFaults.ts';

export const WIDTHS = [320, 360, 390, 768, 1280, 1440] as const;

/** Nothing is cut off or hangs over at any width, in a window that is drawn by then. */
export function expectWhole(): Promise<void> {
  const main = document.querySelector('main') ?? document.body;
  return WIDTHS.reduce(async (before, width) => {
    await before;
    await page.viewport(width, 800);
    expect({ width, faults: layoutFaults(main) }).toEqual({ width, faults: [] });
  }, Promise.resolve());
}

/** Axe finds nothing in the theme: in light by all of its rules, in dark by those that its looks decide. */
export async function expectForEverybody(theme: 'light' | 'dark'): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  const { violations } = await run(document.body, {
    resultTypes: ['violations'],
    ...(theme === 'dark' ? { runOnly: LOOK_RULES } : {}),
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect({ theme, found }).toEqual({ theme, found: [] });
}
