import { expect, type Page } from '@playwright/test';
import { tap } from '../steps/tap.ts';
import { test } from '../support/test.ts';

/** Where the page wants to go: addresses of apps reach no network. */
async function requestedAddresses(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  session.on('Page.frameRequestedNavigation', ({ url }) => addresses.push(url));
  return addresses;
}

const systems = [
  {
    system: 'iOS',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    app: 'shuye://',
  },
  {
    system: 'Android',
    userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
    app: 'shuye://com.shuye.reader/',
  },
  {
    system: 'HarmonyOS',
    userAgent:
      'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
    app: 'shuyehm://',
  },
];

for (const { system, userAgent, app } of systems) {
  test.describe(`the app on ${system}`, () => {
    test.use({ userAgent, permissions: ['clipboard-read', 'clipboard-write'] });

    test('is opened at the book, which the clipboard hands over too, for an app that is installed afterwards; at its store without a book [GUIDE-01] [GUIDE-02] [GUIDE-03] [GUIDE-04] [GUIDE-05] [GUIDE-06] [GUIDE-09] [PROD-19]', async ({
      page,
    }) => {
      await page.goto('/download/1001');
      const addresses = await requestedAddresses(page);
      await tap(page.getByRole('button', { name: '打开APP' }));
      const isAskedFor = (place: string) =>
        expect.poll(() => addresses.join()).toContain(`${app}${place}from=download`);
      await isAskedFor('openbook?bookId=1001&');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(decodeURIComponent(copied)).toMatch(
        /#i=shuye:\/\/openbook\?bookId=1001&from=.*&a=shuye:\/\/com\.shuye\.reader\/openbook\?bookId=1001&from=.*#$/,
      );
      await page.goto('/download/404404');
      await expect(page.getByRole('link', { name: '去书城看看' })).toBeVisible();
      await tap(page.getByRole('button', { name: '打开APP' }));
      await isAskedFor('bookstore?');
    });
  });
}
