import type { Locator } from '@playwright/test';

/** A fingertip, px, less half of the 1/64 px that a layout knows: a panel that slides in is measured with such an error. */
const FINGERTIP = 44 - 1 / 128;

/** Those of the visible targets that a finger misses: less than 44 px wide or high. */
export const smallTargets = (targets: Locator): Promise<string[]> =>
  targets.evaluateAll(
    (elements, least) =>
      elements
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < least || box.height < least))
        .map(
          ({ element, box }) =>
            `${element.textContent || element.getAttribute('aria-label')} ${box.width}x${box.height}`,
        ),
    FINGERTIP,
  );
