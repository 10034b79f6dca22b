import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@shuye/tooling/chromium';
import { findPostgres } from '@shuye/tooling/postgres';
import { findRedis } from '@shuye/tooling/redis';
import { asksServers } from './asksServers.ts';
import type { Suite, SuiteKind } from './Suite.ts';

/** Several suites run side by side: each has half of the cores. */
const WORKERS = String(Math.max(1, Math.floor(availableParallelism() / 2)));

const versionOf = (program: string): string => execFileSync(program, ['--version'], { encoding: 'utf8' }).trim();

function chromium(): string {
  const path = findChromium();
  return path ? versionOf(path) : 'of Playwright';
}

function redis(): string {
  const program = findRedis();
  return program ? versionOf(program) : 'none';
}

function postgres(): string {
  const folder = findPostgres();
  return folder ? versionOf(join(folder, 'postgres')) : 'none';
}

const IN_A_BROWSER: readonly SuiteKind[] = ['browser', 'stories', 'e2e'];

/** What a suite is told of the machine. What its result depends on beside the files is thereby an input for turbo. */
export const machineEnv = (suite: Suite): Record<string, string> => ({
  VITEST_MAX_WORKERS: WORKERS,
  ...(IN_A_BROWSER.includes(suite.kind) ? { SHUYE_TEST_CHROMIUM: chromium() } : {}),
  ...(asksServers(suite) ? { SHUYE_TEST_POSTGRES: postgres(), SHUYE_TEST_REDIS: redis() } : {}),
});
