import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const bins = resolve(import.meta.dirname, '../../node_modules/.bin');

export function runTool(name: 'oxlint' | 'tsup' | 'turbo', args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(join(bins, name), args, {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return { code: status, stdout, output: stdout + stderr };
}
