import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { askedMetrics } from './askedMetrics.ts';
import { alerts, panels } from './watchedMetrics.ts';

const operations = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
const OURS = /^(?:shuye_(?:gateway|web)_|nodejs_|process_)|^up$/;

describe('an expression of PromQL', () => {
  it('asks for the metrics that it names, and for no function or label', () => {
    const expression = 'sum by (le) (rate(a_bucket{b="c_d"}[$__rate_interval])) / on (e) f > 1';
    expect(askedMetrics(expression)).toEqual(['a_bucket', 'f']);
  });

  it('is refused when it is none', () => {
    expect(() => askedMetrics('sum(rate(a[5m])')).toThrow(SyntaxError);
  });
});

describe.each(alerts())('the alert $alert', ({ alert, expr, labels, annotations }) => {
  it('asks for what our servers export', () => {
    expect(askedMetrics(expr).filter((name) => !OURS.test(name))).toEqual([]);
    expect(askedMetrics(expr)).not.toEqual([]);
  });

  it('has a severity, a sentence and a runbook of its name', () => {
    expect(labels?.['severity']).toMatch(/^(?:page|ticket)$/);
    expect(annotations?.['summary']).toMatch(/\.$/);
    expect(operations).toContain(`### ${alert}\n`);
  });
});

it('there is no runbook without an alert', () => {
  const headings = [...operations.matchAll(/^### (Shuye\w+)$/gm)].map(([, name]) => name);
  expect(new Set(headings)).toEqual(new Set(alerts().map(({ alert }) => alert)));
});

it('every panel of the dashboard asks for what our servers export', () => {
  for (const { title, targets } of panels()) {
    const asked = targets.flatMap(({ expr }) => askedMetrics(expr));
    expect([title, asked.filter((name) => !OURS.test(name))]).toEqual([title, []]);
  }
});
