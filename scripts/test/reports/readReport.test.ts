import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readReport, timedTests, type ReportKind } from './readReport.ts';

const folder = mkdtempSync(join(tmpdir(), 'shuye-report-'));
afterAll(() => rmSync(folder, { recursive: true }));

let written = 0;

function reportOf(kind: ReportKind, content: object) {
  written += 1;
  const file = join(folder, `${written}.json`);
  writeFileSync(file, JSON.stringify(content));
  return { kind, file };
}

const vitest = (counts: object) =>
  reportOf('vitest', {
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...counts,
  });

const playwright = (stats: object, errors: readonly unknown[] = []) =>
  reportOf('playwright', { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

const broken = { status: 'failed', assertionResults: [] };

describe('the counts of a suite', () => {
  it.each([
    ['its tests', vitest({ numPassedTests: 5, numFailedTests: 2, numPendingTests: 1, numTodoTests: 1 }), 1, [5, 2, 2]],
    ['a file that could not be loaded', vitest({ numPassedTests: 5, testResults: [broken] }), 1, [5, 1, 0]],
    ['its journeys', playwright({ expected: 4, unexpected: 1, skipped: 2 }), 1, [4, 1, 2]],
    ['a journey that passed only when repeated', playwright({ expected: 4, flaky: 1 }), 0, [4, 1, 0]],
    ['a fault outside of the journeys', playwright({ expected: 4 }, [{ message: 'no server' }]), 1, [4, 1, 0]],
  ])('have %s', (_, report, code, [passed, failed, skipped]) => {
    expect(readReport(report, code)).toEqual({ passed, failed, skipped });
  });

  it.each([
    ['ran no test', vitest({}), 0],
    ['ran no journey', playwright({}), 0],
    ['left no report', { kind: 'vitest' as const, file: join(folder, 'none.json') }, 0],
    ['was ended', { kind: 'vitest' as const, file: join(folder, 'none.json') }, 'SIGKILL'],
    ['failed though its tests passed', vitest({ numPassedTests: 5 }), 1],
  ])('have a failure when the suite %s', (_, report, code) => {
    expect(readReport(report, code).failed).toBe(1);
  });
});

describe('a suite of which only what changed is run', () => {
  it('may have had nothing to run', () => {
    expect(readReport({ ...vitest({}), mayBeEmpty: true }, 0)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });

  it.each([
    ['failed without a test', vitest({}), 1],
    ['left no report', { kind: 'vitest' as const, file: join(folder, 'none.json') }, 0],
  ])('has a failure when it %s', (_, report, code) => {
    expect(readReport({ ...report, mayBeEmpty: true }, code).failed).toBe(1);
  });
});

describe('the tests of a report', () => {
  it('have their durations', () => {
    const report = vitest({
      testResults: [{ name: '/a/b.test.ts', assertionResults: [{ fullName: 'a rule holds', duration: 12 }] }],
    });
    expect(timedTests(report)).toEqual([{ title: 'b.test.ts: a rule holds', durationMs: 12 }]);
  });

  it('are found in groups of journeys too', () => {
    const spec = { title: 'reads', tests: [{ projectName: 'h5', results: [{ duration: 7 }] }] };
    const report = reportOf('playwright', {
      suites: [{ file: 'a.spec.ts', specs: [], suites: [{ file: 'a.spec.ts', specs: [spec] }] }],
    });
    expect(timedTests(report)).toEqual([{ title: 'a.spec.ts (h5): reads', durationMs: 7 }]);
  });

  it('are none without a report', () => {
    expect(timedTests({ kind: 'vitest', file: join(folder, 'none.json') })).toEqual([]);
  });
});
