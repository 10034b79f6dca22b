import { describe, expect, it } from 'vitest';
import { openLoginPage } from '../testing/openLoginPage.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';

const isLarge = (page: unknown): boolean => String(page).includes('data-text-size="elder"');

describe('the pages of the gateway for a device in 长辈版', () => {
  it('are large at each step of a login', async () => {
    const page = openLoginPage((await startTestGateway()).gateway);
    expect(isLarge((await page.open()).text)).toBe(false);
    page.jar.set('shuye_elder', '1');
    const steps = [await page.open(), await page.requestCode('12345'), await page.requestCode('13800138000')];
    expect(steps.map(({ text }) => isLarge(text))).toEqual([true, true, true]);
  });

  it('are large where readers write to us, before and after', async () => {
    const { ask } = await startTestGateway();
    const headers = { cookie: 'shuye_uid=8000001; shuye_elder=1' };
    const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers };
    const pages = [
      await ask('/feedback', { headers }),
      await ask('/feedback?sent=1', { headers }),
      await ask('/feedback', { method: 'POST', headers: form, body: 'words=' }),
      await ask('/feedback'),
    ];
    expect(pages.map(({ body }) => isLarge(body))).toEqual([true, true, true, false]);
  });
});
