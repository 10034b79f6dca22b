import { describe, expect, it } from 'vitest';
import type { Row } from './loadRows.ts';
import { areaReport, openReport, rowReport } from './traceReport.ts';
import { traceRows } from './traceRows.ts';

const row = (number: number, layers: readonly string[]): [string, Row] => {
  const id = ['LAMP', String(number).padStart(2, '0')].join('-');
  return [id, { id, area: 'LAMP', text: `what ${number} holds`, layers }];
};
const rows = new Map([row(1, ['domain', 'screen']), row(2, ['domain']), row(3, ['gateway']), row(4, ['ui'])]);
const [first = '', second = '', third = '', fourth = ''] = rows.keys();

const traced = traceRows(
  rows,
  new Map([
    ['packages/core-domain/src/lamp.test.ts', `it('burns [${first}..02]'); // [${fourth}]`],
    ['apps/h5/src/lamp.test.ts', `it('shines [${third}]');`],
  ]),
);

describe('the trace of rows', () => {
  it('calls a row open in the layers whose tests do not name it', () => {
    expect(traced.map(({ open }) => open)).toEqual([['screen'], [], ['gateway'], ['ui']]);
  });

  it('counts the rows between the ends of a range, and no comment', () => {
    expect(traced.map(({ tests }) => tests.length)).toEqual([1, 1, 1, 0]);
  });

  it('prints rows, named and met ones of an area', () => {
    expect(areaReport(traced).split('\n')[1]).toMatch(/^LAMP +4 +3 +1 +25\.0 %$/);
  });

  it('prints the tests of a row by layer, those of other layers last', () => {
    const [, , other] = traced.map(rowReport);
    expect(traced.map(rowReport)[0]).toContain('    domain\n      packages/core-domain/src/lamp.test.ts: burns');
    expect(traced.map(rowReport)[0]).toContain('    screen: no test names it');
    expect(other).toContain('in other layers\n      apps/h5/src/lamp.test.ts: shines');
  });

  it('lists the rows that are not met', () => {
    expect(openReport(traced).split('\n')).toHaveLength(3);
    expect(openReport(traced)).not.toContain(second);
  });
});
