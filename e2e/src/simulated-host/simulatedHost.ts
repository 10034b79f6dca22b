import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import type { HostControls, HostScript, LoggedCall } from '@shuye/host-bridges/simulator';
import { hostCode } from '@shuye/tooling/product';
import { HOST_LOGIN_KEY } from '../support/startServers.ts';
import { simulatorScript } from './simulatorScript.ts';
import { test as base } from '../support/test.ts';

export interface HostOptions {
  /** The host whose native side is in the pages of a journey. */
  simulatedHost: Exclude<HostScript['host'], 'alipay-h5'>;
}

interface HostFixtures {
  /** Puts the native side into the pages that are opened from now on. */
  install: (script?: Omit<HostScript, 'host'>) => Promise<void>;
}

type InHost = Window & { shuyeHost?: HostControls };

/** The script that the payment app itself answers, and nobody outside of it. */
const VENDOR_SCRIPT = 'https://appx/web-view.min.js';
const TAKE_OBJECT = 'window.my = window.shuyeMiniProgram;';

/** The native side's call of that name, once it was asked for. */
export async function nativeCall(page: Page, method: string): Promise<LoggedCall> {
  const find = () =>
    page.evaluate((name) => (window as InHost).shuyeHost?.log.find((call) => call.method === name), method);
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? { method, params: undefined };
}

/** What the host does from now on. */
export const change = (page: Page, changes: Partial<HostScript>): Promise<void> =>
  page.evaluate((changed) => (window as InHost).shuyeHost?.change(changed), changes);

/** The host shows its page after something else, or something else in front of it, once the page's bridge listens. */
export const showPage = (page: Page, isShown: boolean): Promise<void> =>
  expect
    .poll(() => page.evaluate((shown) => (window as InHost).shuyeHost?.showPage(shown), isShown), {
      message: 'the page listens to its host',
    })
    .toBe(true);

export const test = base.extend<HostOptions & HostFixtures>({
  simulatedHost: ['taobao', { option: true }],

  install: async ({ page, simulatedHost: host, baseURL }, provide) => {
    // As the payment app numbers its users.
    const subject = `2088${String(randomInt(2 ** 40)).padStart(13, '0')}`;
    await provide(async (script = {}) => {
      const asked: HostScript = { host, alipayUid: subject, ...script };
      await page.exposeFunction('shuyeHostCode', () => hostCode(HOST_LOGIN_KEY, host, subject));
      await page.exposeFunction('shuyeHostPaid', async (tradeNo: string, code: string) => {
        const answer = await page.request.post(`${baseURL}/cashier/trade/${tradeNo}`, { data: { code } });
        return ((await answer.json()) as { memo: string }).memo;
      });
      const { injection } = script;
      await page.route(VENDOR_SCRIPT, async (route) => {
        if (typeof injection === 'object') await setTimeout(injection.afterMs);
        await route.fulfill({ contentType: 'text/javascript', body: TAKE_OBJECT });
      });
      await page.addInitScript({
        content: `${await simulatorScript()};shuyeSimulator.installSimulator(${JSON.stringify(asked)}, window);`,
      });
    });
  },
});
