import type { Book } from '@shuye/core-domain/book';
import type { BookPromotion } from '@shuye/core-domain/shelf';

/** What the shelf keeps of a book to mark its corner. */
export const toPromotion = ({ discount, isMonthly, limitedFreeEnd, readFeatures }: Book): BookPromotion => ({
  discount,
  isMonthly,
  ...(limitedFreeEnd === undefined ? {} : { limitedFreeEnd }),
  ...(readFeatures === undefined ? {} : { readFeatures }),
});
