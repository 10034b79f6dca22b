import { SHANGHAI_OFFSET_MS } from './momentLabel.ts';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Seconds as yyyy.M.d hh:mm in Shanghai, 24 hours [COMMENT-03, CONST-100] (D-098); nothing for what is no time. */
export function commentTime(seconds: number): string {
  const date = new Date(seconds * 1000 + SHANGHAI_OFFSET_MS);
  if (Number.isNaN(date.getTime())) return '';
  const day = `${date.getUTCFullYear()}.${date.getUTCMonth() + 1}.${date.getUTCDate()}`;
  return `${day} ${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
}
