import { expect, type Page } from '@playwright/test';

/**
 * Waits until every layer has given its entry of the history back: a reload, an address or a step back of the browser that
 * meets a layer on its way back would be given up.
 */
export const layersClosed = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => 'shuyeLayer' in Object(history.state)), { message: 'a layer is open or closes' })
    .toBe(false);
