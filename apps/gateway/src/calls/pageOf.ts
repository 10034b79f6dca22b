import { MAX_PAGES, clamp } from './clamp.ts';

/** Default length of a page (D-186). */
const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 50;

interface PageRequest {
  page?: number | undefined;
  pageSize?: number | undefined;
}

export function pageOf({ page = 1, pageSize = PAGE_SIZE }: PageRequest) {
  const currentPage = clamp(page, MAX_PAGES);
  const limit = clamp(pageSize, MAX_PAGE_SIZE);
  const counts = (total: number) => ({ total, totalPage: Math.ceil(total / limit), currentPage });
  return { offset: (currentPage - 1) * limit, limit, counts };
}
