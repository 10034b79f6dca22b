import { RECORD_PAGE_SIZE } from '@shuye/core-domain/purchase';
import { MAX_PAGES, clamp } from './clamp.ts';

export function recordPage({ pageIndex, pageCount }: { pageIndex: number; pageCount: number }) {
  const limit = Math.min(pageCount, RECORD_PAGE_SIZE);
  const offset = (clamp(pageIndex, MAX_PAGES) - 1) * limit;
  return { limit, offset, totalPage: (rows: number) => Math.ceil(rows / limit) };
}
