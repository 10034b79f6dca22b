// Runs the measurements of this folder, one after the other: all of them, or those that are named. Options that follow go to them.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const all = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && name !== 'main.ts')
  .map((name) => name.replace(/\.ts$/, ''))
  .sort();
const USAGE = `Usage: npx -y pnpm@12 bench [<measurement>]... [options of the measurements]
There are ${all.join(', ')}.`;

const given = process.argv.slice(2).filter((arg) => arg !== '--');
const firstOption = given.findIndex((arg) => arg.startsWith('-'));
const named = firstOption < 0 ? given : given.slice(0, firstOption);
const options = given.slice(named.length);
const unknown = named.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no measurement ${unknown.join(', ')}.\n${USAGE}`);
  process.exit(1);
}
if (named.length === 0 && (given.includes('--help') || given.includes('-h'))) {
  console.log(USAGE);
  process.exit(0);
}

for (const name of named.length > 0 ? named : all) {
  console.log(`\n${name}`);
  const { status } = spawnSync(
    process.execPath,
    ['--conditions=@shuye/source', join(folder, `${name}.ts`), ...options],
    {
      stdio: 'inherit',
    },
  );
  if (status !== 0) process.exitCode = 1;
}
