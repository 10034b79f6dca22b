/** How a book is sold; the words are those of the sample library's files. */
export interface SaleTerms {
  payMode: 'free' | 'per-chapter' | 'whole-book';
  /** Beans: of the whole book, or of a thousand characters. */
  price?: number;
  /** Chapters from the start that anyone may read. */
  freeChapters?: number;
  discount?: 'none' | 'limited-free' | 'batch' | 'discount' | 'super-vip' | 'new-user' | 'free-user';
  /** How long a limited-free offer holds from now. */
  limitedFreeDays?: number;
  /** The moment at which it ends, in place of a number of days; ms. */
  limitedFreeEndMs?: number;
  /** Whether monthly members may read it. */
  monthly?: boolean;
  /** Percent of the price that monthly members pay for a normal book. */
  memberPercent?: number;
}

/** The owner's own books cost nothing. */
export const FREE_TERMS: SaleTerms = { payMode: 'free' };
