import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch } from '@shuye/tooling/chromium';
import { servers } from './src/support/servers.ts';

const { hosts } = await servers();
const addressOf = (port: number): string => `http://127.0.0.1:${port}`;

const phones = hosts.map(({ app, port }) => ({
  name: app.id,
  use: { ...devices['Pixel 7'], baseURL: addressOf(port) },
}));

const desktop = hosts
  .filter(({ app }) => app.id === 'h5')
  .map(({ app, port }) => ({
    name: `${app.id}-desktop`,
    use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, baseURL: addressOf(port) },
  }));

export default defineConfig({
  testDir: 'src/journeys',
  globalSetup: './src/support/startServers.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 45_000,
  reporter: 'list',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: chromiumLaunch(),
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
  projects: [...phones, ...desktop],
});
