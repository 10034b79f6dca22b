import { expect, test } from '@playwright/test';

/** Pages for everyone, with words of theirs that the library brings. */
const pages = [
  ['/', '编辑力荐'],
  ['/cover/1001', '白色的纸山肚子里有一座图书馆'],
  ['/book/1001.html', '第十章 打不开的那种'],
  ['/catalog/1001', '第三章 棉花'],
  ['/categoryIndex', '都市'],
  ['/rankIndex', '纸山图书馆'],
  ['/myVipBookStore', '包月书库'],
  ['/privacy-policy', '隐私协议'],
] as const;

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, words] of pages) {
    test(`${path} can be read and left by its links [SEO-15] [PROD-12]`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('#root')).toContainText(words);
    });
  }

  test('a reader walks from the store to the list of chapters', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: /纸山图书馆/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/(?:cover|book)\/1001/);
    await page.getByRole('link', { name: /目录/ }).first().click();
    await expect(page).toHaveURL(/\/catalog\/1001/);
    await expect(page.getByRole('link', { name: '第三章 棉花' })).toBeVisible();
  });
});

test('a page wakes up where it stands: nothing is asked twice, nothing moves, nothing is drawn anew [SEO-15] [SEO-16]', async ({
  page,
}) => {
  const faults: string[] = [];
  const calls: string[] = [];
  page.on('console', (message) => void (message.type() === 'error' && faults.push(message.text())));
  page.on('pageerror', (error) => void faults.push(String(error)));
  page.on('request', (request) => void calls.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const seen = { shift: 0, markup: undefined as Element | null | undefined };
    Object.assign(window, { seen });
    const watch = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    };
    new PerformanceObserver(watch).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      seen.markup = document.querySelector('#root main a');
    });
  });
  const asked = { '/': 'page/index', '/catalog/1001': 'chapter/list', '/rankIndex': 'rank/' };
  for (const [path, call] of Object.entries(asked)) {
    calls.length = 0;
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-text-size', 'normal');
    await page.waitForLoadState('networkidle');
    expect
      .soft(
        calls.filter((name) => name.includes(call)),
        path,
      )
      .toEqual([]);
    const kept = await page.evaluate(() => {
      const { shift, markup } = (window as unknown as { seen: { shift: number; markup: Element | null } }).seen;
      return { shift, isSame: document.querySelector('#root main a') === markup };
    });
    expect.soft(kept, path).toEqual({ shift: 0, isSame: true });
  }
  expect(faults).toEqual([]);
});

test('a page is told apart by its content: a browser that has it is not sent it again', async ({ request }) => {
  const headers = { accept: 'text/html' };
  const first = await request.get('/privacy-policy', { headers });
  const again = await request.get('/privacy-policy', {
    headers: { ...headers, 'if-none-match': first.headers()['etag'] ?? '' },
  });
  expect([first.status(), again.status()]).toEqual([200, 304]);
});
