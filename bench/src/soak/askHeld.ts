import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Of one server: megabytes of its heap and of buffers outside after a collection, and resident ones; open files, and timers and requests under way. */
export interface Held {
  heap: number;
  memory: number;
  handles: number;
  resources: number;
}

const LOOK_MS = 20;
const PATIENCE_MS = 20_000;

/** @throws Error where the server says nothing. */
export async function askHeld(pid: number, folder: string): Promise<Held> {
  const file = join(folder, `${pid}`);
  process.kill(pid, 'SIGUSR2');
  for (const began = performance.now(); !existsSync(file); await pause(LOOK_MS)) {
    if (performance.now() - began > PATIENCE_MS) throw new Error(`Process ${pid} does not say what it holds.`);
  }
  const held = JSON.parse(readFileSync(file, 'utf8')) as Held;
  rmSync(file);
  return held;
}
