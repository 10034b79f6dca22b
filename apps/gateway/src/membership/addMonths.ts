/** Where the product's calendar is: eight hours ahead of UTC, in seconds. */
const CHINA = 8 * 3600;

/** The same day and time so many months later, or the month's last day where it has no such day; in seconds. */
export function addMonths(from: number, months: number): number {
  const date = new Date((from + CHINA) * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return Math.floor(date.getTime() / 1000) - CHINA;
}
