import { RECORD_PAGE_SIZE } from '@shuye/core-domain/purchase';
import { MOST_PAGES, within } from './clamp.ts';

/** Which rows a page of records has, and how the answer counts the pages. */
export function recordPage({ pageIndex, pageCount }: { pageIndex: number; pageCount: number }) {
  const limit = Math.min(pageCount, RECORD_PAGE_SIZE);
  const offset = (within(pageIndex, MOST_PAGES) - 1) * limit;
  return { limit, offset, totalPage: (rows: number) => Math.ceil(rows / limit) };
}
