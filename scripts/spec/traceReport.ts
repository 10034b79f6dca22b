import { textTable } from '../text/textTable.ts';
import { provesLayer } from './rooms.ts';
import type { TracedRow } from './traceRows.ts';

const isMet = (row: TracedRow): boolean => row.open.length === 0;
const share = (count: number, total: number): string => `${((100 * count) / Math.max(1, total)).toFixed(1)} %`;

const areaLine = (name: string, rows: readonly TracedRow[]): string[] => {
  const met = rows.filter(isMet).length;
  const named = rows.filter(({ tests }) => tests.length > 0).length;
  return [name, String(rows.length), String(named), String(met), share(met, rows.length)];
};

/** A line for each area: its rows, those that a test names, those met in all their layers. */
export function areaReport(rows: readonly TracedRow[]): string {
  const areas = [...new Set(rows.map(({ area }) => area))];
  const lines = areas.map((name) =>
    areaLine(
      name,
      rows.filter(({ area }) => area === name),
    ),
  );
  return textTable([['area', 'rows', 'named', 'met', ''], ...lines, areaLine('all', rows)], new Set([1, 2, 3, 4]));
}

export function rowReport(row: TracedRow): string {
  const layers = row.layers.map((layer) => {
    const tests = row.tests.filter(({ file }) => provesLayer(file, layer));
    const lines = tests.map(({ file, title }) => `      ${file}: ${title}`);
    return [`    ${layer}${tests.length > 0 ? '' : ': no test names it'}`, ...lines].join('\n');
  });
  const elsewhere = row.tests.filter(({ file }) => !row.layers.some((layer) => provesLayer(file, layer)));
  const others = elsewhere.map(({ file, title }) => `      ${file}: ${title}`);
  const rest = others.length > 0 ? ['    in other layers', ...others] : [];
  return [`${row.id}  ${row.text}`, ...layers, ...rest].join('\n');
}

/** The rows that lack a test in one of their layers. */
export const openReport = (rows: readonly TracedRow[]): string =>
  textTable(rows.filter((row) => !isMet(row)).map(({ id, open, text }) => [id, open.join('+'), text.slice(0, 100)]));
