import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { KEEPS_RECORDS, records } from './since-last-run/records.ts';

const { values } = parseArgs({ options: { 'since-last-run': { type: 'boolean', default: false } } });

/** The runner takes a list of the journeys to leave out. */
const unchanged = values['since-last-run'] ? records().journeys.unchanged() : [];
const folder = mkdtempSync(join(tmpdir(), 'shuye-journeys-'));
const list = join(folder, 'unchanged.txt');
writeFileSync(list, unchanged.join('\n'));
if (unchanged.length > 0) console.log(`${unchanged.length} journeys have passed with what is there now.`);
const { status } = spawnSync('playwright', ['test', ...(unchanged.length > 0 ? ['--test-list-invert', list] : [])], {
  stdio: 'inherit',
  env: { ...process.env, [KEEPS_RECORDS]: '1' },
});
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
