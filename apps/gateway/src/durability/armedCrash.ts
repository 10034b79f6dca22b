import type { CrashPoint } from './crashPoints.ts';

/** The point of `SHUYE_CRASH_AT` and at which passing of it the process dies, from 1. */
export function armedCrash(
  asked: string | undefined = process.env['SHUYE_CRASH_AT'],
): { point: CrashPoint; at: number } | undefined {
  const [, point, at = '1'] = /^([a-z-]+)(?::(\d{1,6}))?$/.exec(asked ?? '') ?? [];
  return point === undefined ? undefined : { point: point as CrashPoint, at: Number(at) };
}
