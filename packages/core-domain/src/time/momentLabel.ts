/** Shanghai keeps one offset all year: a server elsewhere renders the day that the reader's browser then shows. */
export const SHANGHAI_OFFSET_MS = 8 * 60 * 60 * 1000;

const DAY_MS = 86_400_000;

/** When the day in Shanghai began that a moment lies in; both Unix time in milliseconds. */
export const shanghaiDayStart = (atMs: number): number =>
  Math.floor((atMs + SHANGHAI_OFFSET_MS) / DAY_MS) * DAY_MS - SHANGHAI_OFFSET_MS;

const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** 2026-11-03 in Shanghai, for servers and devices alike, or empty for what is no moment; `atMs` is Unix time in milliseconds. */
export function dayLabel(atMs: number): string {
  const date = new Date(atMs + SHANGHAI_OFFSET_MS);
  if (Number.isNaN(date.getTime())) return '';
  return [date.getUTCFullYear(), twoDigits(date.getUTCMonth() + 1), twoDigits(date.getUTCDate())].join('-');
}

/** 2026-11-03 09:05 in Shanghai, or empty for what is no moment; `atMs` is Unix time in milliseconds. */
export function momentLabel(atMs: number): string {
  const date = new Date(atMs + SHANGHAI_OFFSET_MS);
  const day = dayLabel(atMs);
  return day && `${day} ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
}
