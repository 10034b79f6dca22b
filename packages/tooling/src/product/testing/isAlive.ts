import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A process that has ended but whose end nobody has asked for yet; Linux only. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !isZombie(pid);
}

/** Waits until no process of this id is left; the test's own time limit ends a vain wait. */
export async function untilGone(pid: number): Promise<'gone'> {
  while (isAlive(pid)) await pause(20);
  return 'gone';
}
