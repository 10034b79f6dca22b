export type SleepWish = 'off' | '15' | '30' | '60' | 'chapter';

export const sleepWishes: ReadonlyArray<{ wish: SleepWish; name: string }> = [
  { wish: 'off', name: '不限' },
  { wish: '15', name: '15分' },
  { wish: '30', name: '30分' },
  { wish: '60', name: '60分' },
  { wish: 'chapter', name: '本章' },
];

const MINUTE_MS = 60_000;

/** Whether the time is up, asked behind a sentence or a chapter; times in ms. */
export function isSleepTime(wish: SleepWish, behind: 'sentence' | 'chapter', since: number, nowMs: number): boolean {
  if (wish === 'off') return false;
  if (wish === 'chapter') return behind === 'chapter';
  return nowMs - since >= Number(wish) * MINUTE_MS;
}
