import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@shuye/tooling/chromium';
import { peersFolder } from './peersFolder.ts';

/**
 * Runs a measurement of the peers' folder, shows its tables, and gives its samples.
 * @throws Error when it failed.
 */
export function runPeers(script: string, options: Readonly<Record<string, string>>): unknown {
  const folder = peersFolder();
  const scratch = mkdtempSync(join(tmpdir(), 'shuye-bench-'));
  const out = join(scratch, 'samples.json');
  const args = Object.entries({ ...options, out }).flatMap(([name, value]) => [`--${name}`, value]);
  try {
    const { status } = spawnSync(process.execPath, [join(folder, script), ...args], {
      cwd: folder,
      env: { ...process.env, CHROMIUM: chromiumLaunch('browser').executablePath },
      stdio: ['ignore', 'inherit', 'ignore'],
    });
    if (status !== 0) throw new Error(`${script} ended with ${status}.`);
    return JSON.parse(readFileSync(out, 'utf8')) as unknown;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
