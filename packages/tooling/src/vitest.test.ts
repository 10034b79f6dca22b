import { Worker } from 'node:worker_threads';
import { afterEach, expect, it, vi } from 'vitest';
import { createVitest } from 'vitest/node';
import { browserProject, unitProject } from './vitest.ts';

afterEach(() => vi.unstubAllEnvs());

it('gives no option that a thread refuses to the tests that mutations are tried with [R22]', () => {
  vi.stubEnv('STRYKER_MUTATOR_WORKER', '0');
  const { execArgv } = unitProject().test;
  expect(() => new Worker('', { eval: true, execArgv })).not.toThrow();
});

it.each([
  ['unit', unitProject],
  ['browser', browserProject],
])('is a part of the settings of a %s project, whose tests run again where it has changed', async (_, project) => {
  const { plugins } = project();
  const vitest = await createVitest('test', { config: false, watch: false }, { plugins });
  expect(vitest.vite.config.configFileDependencies).toEqual([expect.stringMatching(/tooling\/src\/vitest\.ts$/)]);
  await vitest.close();
});
