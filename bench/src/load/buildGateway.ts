import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/**
 * Builds the gateway where that was not done yet, so that a fresh checkout can be measured.
 * @throws Error when it cannot be built.
 */
export function buildGateway(dist: string): void {
  if (existsSync(join(dist, 'main.js'))) return;
  console.log('Building the gateway …');
  const turbo = join(root, 'node_modules/.bin/turbo');
  const { status } = spawnSync(turbo, ['run', 'build', '--filter=@shuye/gateway'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('The gateway cannot be built.');
}
