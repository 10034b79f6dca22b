import { expect, type Locator } from '@playwright/test';
import { test } from '../support/test.ts';

/** How many items stand side by side in the first line, and whether further ones are reached sideways. */
const layoutOf = (list: Locator): Promise<{ columns: number; goesSideways: boolean }> =>
  list.evaluate((element) => {
    const boxes = Array.from(element.children, (item) => item.getBoundingClientRect());
    return {
      columns: boxes.filter(({ top }) => Math.abs(top - (boxes[0]?.top ?? 0)) < 1).length,
      goesSideways: boxes.some(({ left }) => left >= innerWidth),
    };
  });

test('home draws each module by its template: two columns, three, one, and cards to be scrolled sideways [STORE-04] [STORE-05] [STORE-06] [STORE-07] [STORE-08]', async ({
  page,
}) => {
  await page.goto('/');
  const look = async (title: string) => {
    await expect(async () => {
      await page.evaluate(() => window.scrollBy(0, 600));
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible({ timeout: 300 });
    }).toPass();
    return layoutOf(page.getByRole('list', { name: title }));
  };
  expect(await look('编辑力荐')).toEqual({ columns: 2, goesSideways: false });
  expect((await look('大家都在读')).columns).toBe(3);
  expect(await look('完本佳作')).toEqual({ columns: 1, goesSideways: false });
  expect(await look('短篇一口气读完')).toMatchObject({ goesSideways: true });
  await expect(page.getByText(/限免剩余/)).toBeAttached();
});
