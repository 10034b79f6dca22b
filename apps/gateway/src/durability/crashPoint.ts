import { armedCrash } from './armedCrash.ts';
import type { CrashPoint } from './crashPoints.ts';

const passed = new Map<CrashPoint, number>();

export function isDoomed(point: CrashPoint): boolean {
  const armed = armedCrash();
  if (armed?.point !== point) return false;
  const count = (passed.get(point) ?? 0) + 1;
  passed.set(point, count);
  return count === armed.at;
}

/**
 * Ends the process on the spot, as a loss of power would, where `SHUYE_CRASH_AT=<point>` or `<point>:<n>` (the n-th
 * passing) asks for it. Does nothing otherwise, and nothing at all in a production build.
 */
export function crashPoint(point: CrashPoint): void {
  if (process.env.NODE_ENV !== 'production' && isDoomed(point)) process.kill(process.pid, 'SIGKILL');
}
