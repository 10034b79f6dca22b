import type { Book, BookOffer } from '@shuye/core-domain';

/** What the shelf keeps of a book to mark its corner. */
export const offerOf = ({ discount, isMonthly, limitedFreeEnd }: Book): BookOffer => ({
  discount,
  isMonthly,
  ...(limitedFreeEnd === undefined ? {} : { limitedFreeEnd }),
});
