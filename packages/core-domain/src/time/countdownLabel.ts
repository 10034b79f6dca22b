/** Longer countdowns are ignored, in seconds: 100 days [COVER-24]. */
export const MAX_COUNTDOWN = 8_640_000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units: ReadonlyArray<readonly [seconds: number, name: string]> = [
  [DAY, '天'],
  [HOUR, '小时'],
  [MINUTE, '分钟'],
];

/** 限免剩余 and the largest unit, floored [COVER-23] (D-081); undefined outside 0 to 8,640,000 seconds. */
export function countdownLabel(seconds: number): string | undefined {
  if (!(seconds >= 0 && seconds <= MAX_COUNTDOWN)) return undefined;
  const [size, name] = units.find(([unit]) => seconds >= unit) ?? [1, '秒'];
  return `限免剩余${Math.floor(seconds / size)}${name}`;
}
