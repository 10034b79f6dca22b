const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** 2026-11-03 09:05, by the device's clock. */
export function bookmarkDate(at: number): string {
  const date = new Date(at);
  const day = [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
  return `${day} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
