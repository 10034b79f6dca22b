import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { unitProject } from './vitest.ts';

afterEach(() => vi.unstubAllEnvs());

it('gives no option that a thread refuses to the tests that mutations are tried with [R22]', () => {
  vi.stubEnv('STRYKER_MUTATOR_WORKER', '0');
  const { execArgv } = unitProject().test;
  expect(() => new Worker('', { eval: true, execArgv })).not.toThrow();
});
