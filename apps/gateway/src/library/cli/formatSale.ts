import type { SaleTerms } from '../SaleTerms.ts';
import type { Sale } from '../setTerms.ts';

/** How a book is sold from now on, for an operator. */
export function formatSale(
  { title, chapters, freeChapters, beans }: Sale,
  { payMode, price, monthly }: SaleTerms,
): string {
  if (payMode === 'free') return `《${title}》 is free.`;
  const costs =
    payMode === 'whole-book' ? `${price} beans` : `${price} beans for a thousand characters, ${beans} for all of it`;
  const members = monthly === true ? ' Monthly members read it without paying.' : '';
  return `《${title}》 costs ${costs}. Free chapters: ${freeChapters} of ${chapters}.${members}`;
}
