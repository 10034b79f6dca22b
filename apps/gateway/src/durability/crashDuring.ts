import { Worker } from 'node:worker_threads';
import type { CrashPoint } from './crashPoints.ts';
import { isDoomed } from './crashPoint.ts';

/** Says that it runs, waits a moment (milliseconds) and ends the whole process. */
const KILLER = `
  const { workerData } = require('node:worker_threads');
  const started = new Int32Array(workerData.started);
  Atomics.store(started, 0, 1);
  Atomics.notify(started, 0);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, workerData.delay);
  process.kill(process.pid, 'SIGKILL');`;

/** The longest that work of the kind that cannot be interrupted goes on before the end, in milliseconds. */
const MAX_BLOCK_MS = 8;

/** Runs work that holds up the whole process; where `SHUYE_CRASH_AT` asks for it, the process dies somewhere in it. */
export function crashDuring<T>(point: CrashPoint, work: () => T): T {
  if (process.env.NODE_ENV !== 'production' && isDoomed(point)) {
    const started = new SharedArrayBuffer(4);
    // Unbound from the loop, which stands still meanwhile.
    new Worker(KILLER, { eval: true, workerData: { started, delay: Math.random() * MAX_BLOCK_MS } }).unref();
    Atomics.wait(new Int32Array(started), 0, 0, 1000);
  }
  return work();
}
