import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { chromiumLaunch } from './chromium.ts';
import { recordLoaded } from './testing/recordLoaded.ts';

const conditions = ['@shuye/source'];

/** A test that waits for something on a busy machine waits as long as this (ms) before it fails. */
const poll = { timeout: 10_000 };
const testTimeout = 30_000;

/** In megabytes. Tests leave much behind at once: with little room for what is new, a seventh of their time went into tidying up. */
const youngRoom = ['--max-semi-space-size=64'];

/** Mutations are tried in threads, which refuse options of a process: none would be tried at all. */
const isMutated = (): boolean => process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

const sameSeed = fileURLToPath(new URL('testing/sameSeed.ts', import.meta.url));
const reportLoaded = fileURLToPath(new URL('testing/reportLoaded.ts', import.meta.url));
/** Before other set-ups. What a run finds follows from the files alone, but where it looks deep. */
const ownSetup = process.env['SHUYE_DEEP'] === '1' ? [] : [sameSeed];

/** This file is a part of each project's settings: `--sinceLastRun` runs all of their tests again where it has changed. */
const ownSettings = (): Plugin => ({
  name: 'shuye-own-settings',
  configResolved: ({ configFileDependencies }) => void configFileDependencies.push(import.meta.filename),
});

interface UnitOptions {
  folder?: string;
  environment?: 'node' | 'jsdom';
  setupFiles?: string[];
}

/** Tests beside the source that need no layout. */
export const unitProject = ({ folder = 'src', environment = 'node', setupFiles = [] }: UnitOptions = {}) => ({
  plugins: [ownSettings()],
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'unit',
    environment,
    testTimeout,
    expect: { poll },
    execArgv: isMutated() ? [] : youngRoom,
    // Files share a process: a test that leaves something behind is a defect that shows in the next file.
    isolate: false,
    setupFiles: [...ownSetup, ...setupFiles],
    include: [`${folder}/**/*.test.{ts,tsx}`],
    exclude: ['**/*.browser.test.{ts,tsx}', '**/node_modules/**', '**/dist/**'],
    css: { modules: { classNameStrategy: 'non-scoped' as const } },
  },
});

export const chromiumBrowser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumLaunch() }),
  instances: [{ browser: 'chromium' as const }],
});

/** Tests named `*.browser.test.ts`, run in a real Chromium; files share its page, as unit tests share a process. */
export const browserProject = ({ setupFiles = [] }: Pick<UnitOptions, 'setupFiles'> = {}) => ({
  plugins: [ownSettings()],
  resolve: { conditions },
  test: {
    name: 'browser',
    testTimeout,
    expect: { poll },
    isolate: false,
    setupFiles: [reportLoaded, ...ownSetup, ...setupFiles],
    include: ['src/**/*.browser.test.{ts,tsx}'],
    browser: { ...chromiumBrowser(), commands: { recordLoaded } },
  },
});
