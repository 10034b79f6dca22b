const twoDigits = (part: number): string => String(part).padStart(2, '0');

/** 2026-11-03, by the device's clock; `atMs` is Unix time in milliseconds. */
export function dayLabel(atMs: number): string {
  const date = new Date(atMs);
  return [date.getFullYear(), twoDigits(date.getMonth() + 1), twoDigits(date.getDate())].join('-');
}

/** 2026-11-03 09:05, by the device's clock; `atMs` is Unix time in milliseconds. */
export function momentLabel(atMs: number): string {
  const date = new Date(atMs);
  return `${dayLabel(atMs)} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}
