const MINUTE = 60_000;
const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * The calendar day of a moment, as yyyy-MM-dd (D-136). `offset` is what the user's clock is ahead of
 * UTC, in minutes (480 in Shanghai). Empty for what is no moment.
 */
export function localDay(nowMs: number, offset: number): string {
  const date = new Date(nowMs + offset * MINUTE);
  if (Number.isNaN(date.getTime())) return '';
  return [date.getUTCFullYear(), twoDigits(date.getUTCMonth() + 1), twoDigits(date.getUTCDate())].join('-');
}
