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

it('goes by what suites usually take where nothing was measured', () => {
  const suites = ['unit ui', 'browser app', 'unit gateway', 'unit app'].map((name) => aSuite(name));
  expect(names(suites)).toEqual(['unit gateway', 'unit app', 'browser app', 'unit ui']);
  expect(names(suites, { 'unit ui': 300_000 })).toEqual(['unit ui', 'unit gateway', 'unit app', 'browser app']);
});
