import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface SmallDisk {
  /** By this name seen by everybody; SQLite, which resolves it, has to be started where it is called otherwise. */
  folder: string;
  /** Whose mounts these are. */
  pid: number;
  /** The folder as it is called there. */
  inside: string;
  /** Takes what room there is. */
  fill: () => void;
  /** Gives it back. */
  free: () => void;
}

const isRoot = process.getuid?.() === 0;
const OWN_MOUNTS = isRoot ? ['--mount'] : ['--mount', '--map-root-user'];

/** Whether this system lets a process have disks of its own. */
export const canHaveDisks = spawnSync('unshare', [...OWN_MOUNTS, 'mount', '-t', 'tmpfs', 'none', '/mnt']).status === 0;

/** A disk of some megabytes in a mount namespace of its own, which ends with this process, however that ends. */
export async function aSmallDisk(megabytes: number, options = ''): Promise<SmallDisk> {
  const inside = mkdtempSync(join(tmpdir(), 'shuye-disk-'));
  const script = `mount -t tmpfs -o size=${megabytes}m${options} none "$0" && echo ready && exec cat`;
  const holder = spawn('unshare', [...OWN_MOUNTS, 'sh', '-c', script, inside], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(holder, 'exit');
  await once(holder.stdout, 'data');
  const pid = holder.pid ?? 0;
  const folder = `/proc/${pid}/root${inside}`;
  const ballast = join(folder, 'ballast');
  onTestFinished(async () => {
    holder.stdin.end();
    await ended;
    rmSync(inside, { recursive: true });
  });
  return {
    folder,
    pid,
    inside,
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4k', 'oflag=append', 'conv=notrunc']),
    free: () => {
      if (existsSync(ballast)) rmSync(ballast);
    },
  };
}
