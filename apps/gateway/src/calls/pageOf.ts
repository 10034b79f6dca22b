import { MOST_PAGES, within } from './clamp.ts';

/** Things that a page of a list holds where nobody asks for another number (D-186). */
const PAGE_SIZE = 10;
const MOST_OF_A_PAGE = 50;

interface PageWish {
  page?: number | undefined;
  pageSize?: number | undefined;
}

/** Which part of a list is asked for, and how the answer counts its pages. */
export function pageOf({ page = 1, pageSize = PAGE_SIZE }: PageWish) {
  const currentPage = within(page, MOST_PAGES);
  const limit = within(pageSize, MOST_OF_A_PAGE);
  const counts = (total: number) => ({ total, totalPage: Math.ceil(total / limit), currentPage });
  return { offset: (currentPage - 1) * limit, limit, counts };
}
