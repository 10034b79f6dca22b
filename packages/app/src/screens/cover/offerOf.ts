import type { Book } from '@shuye/core-domain/book';
import type { BookOffer } from '@shuye/core-domain/shelf';

/** What the shelf keeps of a book to mark its corner. */
export const offerOf = ({ discount, isMonthly, limitedFreeEnd }: Book): BookOffer => ({
  discount,
  isMonthly,
  ...(limitedFreeEnd === undefined ? {} : { limitedFreeEnd }),
});
