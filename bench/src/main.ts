// Runs every measurement of this folder, one after the other.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const measurements = readdirSync(folder).filter((name) => name.endsWith('.ts') && name !== 'main.ts');

for (const name of measurements.sort()) {
  console.log(`\n${name.replace(/\.ts$/, '')}`);
  const { status } = spawnSync(process.execPath, ['--conditions=@shuye/source', join(folder, name)], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
