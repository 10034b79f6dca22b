import type { Book } from '@shuye/core-domain/book';
import type { BookPromotion } from '@shuye/core-domain/shelf';

/** The shelf keeps these facts of a book to mark its corner. */
export const toPromotion = ({ discount, isMonthly, limitedFreeEnd, readFeatures }: Book): BookPromotion => ({
  discount,
  isMonthly,
  ...(limitedFreeEnd === undefined ? {} : { limitedFreeEnd }),
  ...(readFeatures === undefined ? {} : { readFeatures }),
});
