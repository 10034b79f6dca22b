import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import { iphoneUserAgents, type HostScript } from '@shuye/host-bridges/simulator';
import { freePorts, hostCode, servePages } from '@shuye/tooling/product';
import { simulatorScript } from '../simulated-host/simulatorScript.ts';
import { HOST_LOGIN_KEY } from '../support/startServers.ts';
import { openWebKitPage } from './openWebKitPage.ts';
import { startWebKit, type RunningWebKit } from './startWebKit.ts';
import type { WebKitPage } from './WebKitPage.ts';

export interface WebKitOptions {
  /** Port of the web server of the host app. */
  appPort: number;
  /** The native side that is in its pages; none in a browser. */
  native: Exclude<HostScript['host'], 'alipay-h5'> | 'none';
}

export interface WebKitJourney {
  page: WebKitPage;
  /** Opens a path of the product. */
  open: (path: string) => Promise<unknown>;
  /** What scripts of all pages threw. */
  thrown: () => Promise<string[]>;
}

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

const THROWN = 'webkit-thrown';

/** Keeps what scripts throw; the driver does not say it. */
const LISTENER = `{
  const keep = (words) => sessionStorage.setItem('${THROWN}', JSON.stringify([...JSON.parse(sessionStorage.getItem('${THROWN}') || '[]'), words]));
  addEventListener('error', ({ message }) => message && keep(message));
  addEventListener('unhandledrejection', ({ reason }) => keep(String(reason)));
}`;

async function pageScript(native: WebKitOptions['native'], code: string): Promise<string> {
  if (native === 'none') return LISTENER;
  const script: HostScript = { host: native, payCode: '9000', task: {} };
  return `${LISTENER}
    ${await simulatorScript()}
    window.shuyeHostCode = () => Promise.resolve('${code}');
    window.shuyeHostPaid = async (trade, code) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch('/cashier/trade/' + trade, { method: 'POST', headers, body: JSON.stringify({ code }) });
      return (await answer.json()).memo;
    };
    shuyeSimulator.installSimulator(${JSON.stringify(script)}, window);
    if (window.shuyeMiniProgram) window.my = window.shuyeMiniProgram;`;
}

/** Journeys in WebKit, which draws the pages of every host on an iPhone: each in a browser and at an origin of its own. */
export const test = base.extend<WebKitOptions & { journey: WebKitJourney }, { kernel: RunningWebKit }>({
  appPort: [0, { option: true }],
  native: ['none', { option: true }],

  kernel: [
    async ({ browserName: _browserName }, provide) => {
      const kernel = await startWebKit();
      await provide(kernel);
      await kernel.stop();
    },
    { scope: 'worker', timeout: 30_000 },
  ],

  journey: async ({ kernel, appPort, native }, provide, testInfo) => {
    const code = hostCode(HOST_LOGIN_KEY, native, `webkit-${randomUUID()}`);
    const script = await pageScript(native, code);
    const [port = 0] = await freePorts(1);
    const pages = await servePages({
      port,
      appPort,
      head: '<script src="/webkit/page.js"></script>',
      answer: (path) =>
        path === '/webkit/page.js' ? { type: 'text/javascript; charset=utf-8', body: script } : undefined,
    });
    const page = await openWebKitPage(kernel, native === 'none' ? SAFARI : iphoneUserAgents[native]);
    const thrown = (): Promise<string[]> =>
      page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[], THROWN);
    await provide({ page, open: (path) => page.goto(`http://127.0.0.1:${port}${path}`), thrown });
    if (testInfo.status !== testInfo.expectedStatus) {
      await writeFile(testInfo.outputPath('page.png'), await page.screenshot());
    }
    await page.close();
    pages.closeAllConnections();
    pages.close();
  },
});
