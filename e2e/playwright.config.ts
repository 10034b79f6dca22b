import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { userAgents, type HostScript } from '@shuye/host-bridges/simulator';
import { chromiumLaunch } from '@shuye/tooling/chromium';
import type { HostApp } from '@shuye/tooling/product';
import type { HostOptions } from './src/simulated-host/simulatedHost.ts';
import { KEEPS_RECORDS } from './src/since-last-run/records.ts';
import { isDeep } from './src/support/isDeep.ts';
import { servers } from './src/support/servers.ts';
import type { WebKitOptions } from './src/webkit/inWebKit.ts';

const { hosts } = await servers();
const addressOf = (port: number): string => `http://127.0.0.1:${port}`;

/** The host app that every journey runs on; the others differ from it by the value in their `host.ts` alone. */
const REFERENCE = 'h5';

/**
 * Each dot is drawn by the processor here, and a phone has seven of them where a desktop has one: the journeys through
 * text that stands between dots ask for them (`src/steps/finePixels.ts`), the others do without.
 */
const PHONE = { ...devices['Pixel 7'], deviceScaleFactor: 1 };

/**
 * Journeys that a host's value can change carry `@host` and run on every host. What passes over a host's values on its way
 * carries `@host-deep` and does so in deep runs alone.
 */
const OF_EACH_HOST = isDeep ? /@host/ : /@host(?!-)/;

/**
 * What carries `@deep` runs in deep runs alone: further cases of what another journey shows, or what the tests of the
 * application hold with the real gateway and a browser adds little to.
 */
const NOT_USUAL = isDeep ? [] : [/@deep\b/];

/** Journeys through pages that are turned, and the host whose readers only scroll (HOST-11). */
const OF_PAGES = /@paged/;
const SCROLLING_HOST = 'youku-webview';

/** What a wide layout, keys and a mouse change; deep runs look there too at what a phone shows otherwise. */
const OF_WIDE_WINDOWS = ['desktop', 'keyboard', ...(isDeep ? ['epub', 'paper', 'reader-tools', 'serial'] : [])].map(
  (name) => `**/${name}.spec.ts`,
);
const OF_DESKTOP_ALONE = '**/desktop.spec.ts';

const reference = hosts.filter(({ app }) => app.id === REFERENCE);

const phones = hosts.map(({ app, port }) => ({
  name: app.id,
  testIgnore: OF_DESKTOP_ALONE,
  ...(app.id === REFERENCE ? {} : { grep: OF_EACH_HOST }),
  grepInvert: [...NOT_USUAL, ...(app.id === SCROLLING_HOST ? [OF_PAGES] : [])],
  use: { ...PHONE, baseURL: addressOf(port) },
}));

const desktop = reference.map(({ app, port }) => ({
  name: `${app.id}-desktop`,
  testMatch: OF_WIDE_WINDOWS,
  grepInvert: NOT_USUAL,
  use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, baseURL: addressOf(port) },
}));

const simulated = ['alipay', 'taobao', 'youku'] as const satisfies readonly HostScript['host'][];

const simulatorOf = ({ bridges }: HostApp) => simulated.find((host) => bridges.includes(host));

/**
 * What every host does with its native side, which is simulated here, and what one of them does alone. Of the usual run the
 * first of them does what carries `@host-deep`.
 */
const inHosts = hosts.flatMap(({ app, port }) => {
  const simulatedHost = simulatorOf(app);
  if (!simulatedHost) return [];
  const use = { ...PHONE, userAgent: userAgents[simulatedHost], simulatedHost, baseURL: addressOf(port) };
  return [
    {
      name: `${app.id}-in-host`,
      testDir: 'src/in-host',
      testMatch: ['**/every-host.spec.ts', `**/${app.id}.spec.ts`],
      grepInvert: [...NOT_USUAL, ...(isDeep || simulatedHost === simulated[0] ? [] : [/@host-deep/])],
      use,
    },
  ];
});

/** The oldest kernel: driven by its own fixture, so the runner starts no browser for it. */
const oldKernel = reference.map(({ app, port }) => ({
  name: `${app.id}-chromium69`,
  testDir: 'src/old-kernel',
  grepInvert: NOT_USUAL,
  use: { baseURL: addressOf(port) },
}));

/** WebKit draws the pages of all hosts on iPhones. It is no part of the usual run: `test:deep` brings and names it. */
const webKit = isDeep
  ? hosts.map(({ app, port }) => ({
      name: `${app.id}-webkit`,
      testDir: 'src/webkit',
      ...(app.id === SCROLLING_HOST ? { grepInvert: OF_PAGES } : {}),
      use: { appPort: port, native: simulatorOf(app) ?? ('none' as const) },
    }))
  : [];

export default defineConfig<HostOptions & WebKitOptions>({
  testDir: 'src/journeys',
  globalSetup: './src/support/startServers.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Half of a journey is waiting: four for two cores keep these busy, also where another half of them is taken by others.
  workers: 2 * Math.max(2, availableParallelism()),
  retries: 0,
  timeout: 60_000,
  // A browser for each core beside the gateway and the host servers: what is slow there is no fault of the product.
  expect: { timeout: 10_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: 'test-results/e2e.json' }],
    ...(process.env[KEEPS_RECORDS] ? [['./src/since-last-run/JourneyRecorder.ts'] as const] : []),
  ],
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: chromiumLaunch(),
    // Three seconds after a page the worker that keeps the application comes, in a process of its own, and loads all of it:
    // a third of a journey's work, for pages that it does not serve yet. Journeys in which it may have a part allow it.
    serviceWorkers: 'block',
    // A journey that fails leaves the tree of its page. Pictures of failures would be taken of every journey, as its context
    // closes before its end is known, and a trace takes a third of the processor's time: `--trace=retain-on-failure` has both.
    screenshot: 'off',
  },
  // The longest journey of the oldest kernel, begun last, would leave a core idle.
  projects: [...oldKernel, ...phones, ...inHosts, ...desktop, ...webKit],
});
