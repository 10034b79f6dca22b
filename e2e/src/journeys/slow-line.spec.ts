import { expect } from '@playwright/test';
import { sentInPieces } from '../steps/sentInPieces.ts';
import { watchShift } from '../steps/watchShift.ts';
import { isDeep } from '../support/isDeep.ts';
import { test } from '../support/test.ts';

/** Pages whose last parts have a place on the first screen: a bar at the bottom, tiles in a row, lines of a list. */
const paths = ['/', '/cover/1001', '/v2/query/1001/1', '/catalog/1001', '/rankIndex', '/categoryIndex', '/v2/recom'];

for (const path of paths.slice(0, isDeep ? undefined : 3)) {
  test(`${path} that arrives in pieces is not drawn half: nothing moves [SEO-15] [SEO-16]`, async ({
    page,
    baseURL,
  }) => {
    const line = await sentInPieces(baseURL ?? '');
    const shift = await watchShift(page);
    await page.goto(line.origin + path);
    await expect(page.locator('#root main').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shift()).toBe(0);
    await line.end();
  });
}
