import { PERCENT_SCALE } from './chapterPercent.ts';

/** `percent` is on the 10,000 scale, undefined for a book never opened. */
export function progressLabel(percent: number | undefined): string {
  if (percent === undefined) return '未读';
  const hundredth = Math.floor((percent / PERCENT_SCALE) * 100);
  if (hundredth < 1) return '刚开始读';
  return hundredth >= 100 ? '读到末章' : `已读${hundredth}%`;
}
