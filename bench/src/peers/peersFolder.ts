import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../peers');

/**
 * The folder with the other readers, installed when it is first asked for: nobody who only starts the product pays for them.
 * @throws Error when they could not be installed.
 */
export function peersFolder(): string {
  if (existsSync(join(folder, 'node_modules'))) return folder;
  console.log('Installing the readers to compare with …');
  const args = ['install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund', '--silent'];
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error('The readers to compare with could not be installed.');
  return folder;
}
