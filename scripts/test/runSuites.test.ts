import { describe, expect, it } from 'vitest';
import type { SuiteResult } from './runSuite.ts';
import { runSuites } from './runSuites.ts';
import type { Suite } from './Suite.ts';

const aSuite = (name: string, more: Partial<Suite> = {}): Suite => ({
  name,
  kind: 'check',
  commands: [],
  cwd: '.',
  share: 'part',
  ...more,
});

const came = (name: string, failed = 0): SuiteResult => ({
  name,
  counts: { passed: 1 - failed, failed, skipped: 0 },
  time: 1,
  output: '',
  tests: [],
  isReplayed: false,
});

const never = (): Promise<void> => new Promise(() => undefined);
const soon = (): Promise<void> => new Promise((comes) => setImmediate(comes));

/** Runs the suites with workers that end when nothing else can happen, and writes down what goes on. */
async function run(suites: readonly Suite[], failing: readonly string[] = [], room = never) {
  const steps: string[] = [];
  const results = await runSuites(suites, {
    run: async ({ name }) => {
      steps.push(`+${name}`);
      await new Promise((resolve) => setImmediate(resolve));
      steps.push(`-${name}`);
      return came(name, Number(failing.includes(name)));
    },
    onEnd: ({ name }) => steps.push(`=${name}`),
    room,
  });
  return { steps, results };
}

const mostAtOnce = (steps: readonly string[]): number => {
  let nowMs = 0;
  return Math.max(
    ...steps.map((step) => {
      if (step.startsWith('+')) nowMs += 1;
      if (step.startsWith('-')) nowMs -= 1;
      return nowMs;
    }),
  );
};

describe('the suites', () => {
  it('run three at a time, and each once', async () => {
    const { steps, results } = await run(['a', 'b', 'c', 'd', 'e'].map((name) => aSuite(name)));
    expect(mostAtOnce(steps)).toBe(3);
    expect(results.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('run four at a time while the processors have room, and none beside one that needs the whole machine', async () => {
    const suites = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => aSuite(name));
    const { steps, results } = await run([...suites, aSuite('whole', { share: 'whole' })], [], soon);
    expect(mostAtOnce(steps)).toBe(4);
    expect(steps.slice(-3)).toEqual(['+whole', '-whole', '=whole']);
    expect(results).toHaveLength(8);
  });

  it('that need the whole machine run alone', async () => {
    const { steps } = await run([aSuite('a'), aSuite('whole', { share: 'whole' }), aSuite('b')]);
    const from = steps.indexOf('+whole');
    expect(steps.slice(from, from + 2)).toEqual(['+whole', '-whole']);
  });

  it('that take the rest run beside the whole machine, two at a time', async () => {
    const rest = ['lint', 'format', 'size'].map((name) => aSuite(name, { share: 'rest' }));
    const { steps } = await run([aSuite('e2e', { share: 'whole' }), ...rest]);
    expect(steps.slice(0, 3)).toEqual(['+e2e', '+lint', '+format']);
    expect(steps).toContain('=size');
  });

  it('wait for those that they come after', async () => {
    const { steps } = await run([aSuite('e2e', { after: ['build'] }), aSuite('build'), aSuite('lint')]);
    expect(steps.indexOf('+e2e')).toBeGreaterThan(steps.indexOf('-build'));
  });

  it('are not run, and have failed, when one of those has failed', async () => {
    const { steps, results } = await run([aSuite('build'), aSuite('e2e', { after: ['build'] })], ['build']);
    expect(steps).not.toContain('+e2e');
    expect(results[1]).toMatchObject({ name: 'e2e', counts: { passed: 0, failed: 1 } });
  });

  it('do not wait for one that was left out', async () => {
    expect((await run([aSuite('e2e', { after: ['build'] })])).results).toHaveLength(1);
  });
});
