import type { SaleTerms } from '../SaleTerms.ts';
import type { Sale } from '../setTerms.ts';
import { lastDayBefore } from './lastDayBefore.ts';

const OFFERS: Readonly<Partial<Record<NonNullable<SaleTerms['discount']>, string>>> = {
  discount: 'It is marked 特价.',
  'super-vip': 'Super members read it without paying.',
  'new-user': 'New-user members read it without paying.',
  'free-user': 'Free-card members read it without paying.',
};

function offerOf({ discount = 'none', limitedFreeEndMs }: SaleTerms): string | undefined {
  return limitedFreeEndMs === undefined
    ? OFFERS[discount]
    : `Everybody reads it without paying through ${lastDayBefore(limitedFreeEndMs)}, in China time.`;
}

/** How a book is sold from now on, for an operator. */
export function formatSale({ title, chapters, freeChapters, beans }: Sale, terms: SaleTerms): string {
  const { payMode, price, monthly, memberPercent } = terms;
  if (payMode === 'free') return `《${title}》 is free.`;
  const costs =
    payMode === 'whole-book' ? `${price} beans` : `${price} beans for a thousand characters, ${beans} for all of it`;
  return [
    `《${title}》 costs ${costs}.`,
    `Free chapters: ${freeChapters} of ${chapters}.`,
    ...(monthly === true ? ['Monthly members read it without paying.'] : []),
    ...(memberPercent === undefined ? [] : [`Monthly members pay ${memberPercent} percent.`]),
    offerOf(terms),
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
}
