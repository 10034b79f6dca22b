import { playwright } from '@vitest/browser-playwright';
import { chromiumLaunch } from './chromium.ts';

const conditions = ['@shuye/source'];

interface UnitOptions {
  environment?: 'node' | 'jsdom';
  setupFiles?: string[];
}

/** Tests beside the source that need no layout. */
export const unitProject = ({ environment = 'node', setupFiles = [] }: UnitOptions = {}) => ({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'unit',
    environment,
    setupFiles,
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.browser.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
  },
});

/** Headless Chromium for tests that need real layout. */
export const chromiumBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunch() }),
  instances: [{ browser: 'chromium' as const }],
});

/** Tests named `*.browser.test.ts`, run in a real Chromium. */
export const browserProject = () => ({
  resolve: { conditions },
  test: { name: 'browser', include: ['src/**/*.browser.test.{ts,tsx}'], browser: chromiumBrowser() },
});
