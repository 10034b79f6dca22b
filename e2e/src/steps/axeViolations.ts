import type { Frame, Page } from '@playwright/test';
import axe from 'axe-core';

/** Waits until all is drawn as it stays: a text or its ground half-way to another colour is nothing that a reader reads. */
const comesToRest = (frame: Frame): Promise<unknown> =>
  frame.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  );

/**
 * The violations that axe finds on the page once nothing of it moves, by all of its rules or by the given ones: each rule
 * with its elements. A document is given axe once, and what passes is neither described nor sent: axe's own builder takes
 * twice the time.
 */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
    await comesToRest(frame);
  }
  return page.evaluate(async (only) => {
    const injected = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await injected.run(document, {
      resultTypes: ['violations'],
      ...(only ? { runOnly: only } : {}),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, rules);
}
