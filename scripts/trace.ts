import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes/root.ts';
import { loadRows } from './spec/loadRows.ts';
import { sourceFiles } from './spec/sourceFiles.ts';
import { areaReport, openReport, rowReport } from './spec/traceReport.ts';
import { traceRows } from './spec/traceRows.ts';

const TEST_FILE = /\.(?:test|spec|test-d|stories)\.[cm]?tsx?$/;

const asked = process.argv.slice(2);
const rows = loadRows(root);
const wanted = asked.filter((word) => word !== '--open');
const unknown = wanted.filter((word) => !rows.has(word) && ![...rows.values()].some(({ area }) => area === word));
if (unknown.length > 0) {
  const areas = [...new Set([...rows.values()].map(({ area }) => area))];
  console.error(`${unknown.join(', ')}: neither a row nor an area. Areas: ${areas.join(' ')}`);
  process.exit(2);
}

const tests = sourceFiles(root).filter((file) => TEST_FILE.test(file));
const traced = traceRows(rows, new Map(tests.map((file) => [file, readFileSync(join(root, file), 'utf8')])));
const chosen = traced.filter(({ id, area }) => wanted.length === 0 || wanted.includes(id) || wanted.includes(area));

if (wanted.length > 0 && !asked.includes('--open')) console.log(`${chosen.map(rowReport).join('\n\n')}\n`);
if (wanted.length > 0 || asked.includes('--open')) console.log(`Not met:\n${openReport(chosen) || 'none'}\n`);
console.log(areaReport(chosen));
