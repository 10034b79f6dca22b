import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '@shuye/tooling/chromium';
import { servers } from './src/support/servers.ts';

const { hosts } = await servers();
const addressOf = (port: number): string => `http://127.0.0.1:${port}`;

/** The plain web alone has a login page, and is kept by the browser itself. */
const OF_PLAIN_WEB = ['**/cold-start.spec.ts', '**/login.spec.ts', '**/myself.spec.ts', '**/locked.spec.ts'];

/** Pages beside each other and wheels; pages of a phone turn one by one. */
const OF_DESKTOP = ['**/desktop.spec.ts'];
const OF_PHONES = ['**/reading.spec.ts'];

const phones = hosts.map(({ app, port }) => ({
  name: app.id,
  testIgnore: app.id === 'h5' ? OF_DESKTOP : [...OF_DESKTOP, ...OF_PLAIN_WEB],
  use: { ...devices['Pixel 7'], baseURL: addressOf(port) },
}));

const desktop = hosts
  .filter(({ app }) => app.id === 'h5')
  .map(({ app, port }) => ({
    name: `${app.id}-desktop`,
    testIgnore: [...OF_PLAIN_WEB, ...OF_PHONES],
    use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, baseURL: addressOf(port) },
  }));

/** The oldest kernel: driven by its own fixture, so the runner starts no browser for it. */
const oldKernel = hosts
  .filter(({ app }) => app.id === 'h5')
  .map(({ app, port }) => ({
    name: `${app.id}-chromium69`,
    testDir: 'src/old-kernel',
    use: { baseURL: addressOf(port) },
  }));

export default defineConfig({
  testDir: 'src/journeys',
  globalSetup: './src/support/startServers.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: Math.max(2, availableParallelism()),
  retries: 0,
  timeout: 60_000,
  // A browser for each core beside the gateway and the host servers: what is slow there is no fault of the product.
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: chromiumLaunch(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [...phones, ...desktop, ...oldKernel],
});
