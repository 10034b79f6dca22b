/** Shanghai keeps one offset all year. Seconds. */
const SHANGHAI_OFFSET = 8 * 60 * 60;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Seconds as yyyy.M.d hh:mm in Shanghai, 24 hours [COMMENT-03, CONST-100] (D-098); nothing for what is no time. */
export function commentTime(seconds: number): string {
  const date = new Date((seconds + SHANGHAI_OFFSET) * 1000);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${date.getUTCFullYear()}.${date.getUTCMonth() + 1}.${date.getUTCDate()}`;
  return `${day} ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
}
