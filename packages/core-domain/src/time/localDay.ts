const MINUTE = 60_000;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** yyyy-MM-dd, or empty for what is no moment; `offset` is in minutes ahead of UTC, 480 in Shanghai (D-136). */
export function localDay(nowMs: number, offset: number): string {
  const date = new Date(nowMs + offset * MINUTE);
  if (Number.isNaN(date.getTime())) return '';
  return [date.getUTCFullYear(), twoDigits(date.getUTCMonth() + 1), twoDigits(date.getUTCDate())].join('-');
}
