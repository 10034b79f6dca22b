import { expect, it } from 'vitest';
import { longestFirst } from './longestFirst.ts';
import type { Suite } from './Suite.ts';

const aSuite = (name: string, more: Partial<Suite> = {}): Suite => ({
  name,
  kind: 'unit',
  commands: [],
  cwd: '.',
  share: 'part',
  ...more,
});

const names = (suites: readonly Suite[], times: Record<string, number> = {}): string[] =>
  longestFirst(suites, times).map(({ name }) => name);

it('runs the suite that took longest first, and the one that needs the whole machine last', () => {
  const suites = [aSuite('short'), aSuite('e2e', { share: 'whole' }), aSuite('long')];
  expect(names(suites, { short: 1, e2e: 9, long: 5 })).toEqual(['long', 'short', 'e2e']);
});

it('runs what others wait for before all', () => {
  const suites = [aSuite('long'), aSuite('size', { after: ['build'] }), aSuite('build')];
  expect(names(suites, { long: 9, size: 1, build: 2 })[0]).toBe('build');
});

it('goes by the number of test files where nothing was measured, those of a browser, of servers and of the application counting more', () => {
  const suites = [
    aSuite('few', { weight: 3 }),
    aSuite('unit app', { weight: 21 }),
    aSuite('many', { weight: 20 }),
    aSuite('browser', { kind: 'browser', weight: 7 }),
    aSuite('unit gateway', { weight: 15 }),
  ];
  expect(names(suites)).toEqual(['unit gateway', 'unit app', 'browser', 'many', 'few']);
});
