export type SleepTime = 'off' | '15' | '30' | '60' | 'chapter';

export const sleepTimes: ReadonlyArray<{ time: SleepTime; name: string }> = [
  { time: 'off', name: '不限' },
  { time: '15', name: '15分' },
  { time: '30', name: '30分' },
  { time: '60', name: '60分' },
  { time: 'chapter', name: '本章' },
];

const MINUTE_MS = 60_000;

/** Whether the time is up, asked behind a sentence or a chapter; times in ms. */
export function isSleepTime(time: SleepTime, behind: 'sentence' | 'chapter', since: number, nowMs: number): boolean {
  if (time === 'off') return false;
  if (time === 'chapter') return behind === 'chapter';
  return nowMs - since >= Number(time) * MINUTE_MS;
}
