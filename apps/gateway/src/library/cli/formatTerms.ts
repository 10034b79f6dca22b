import type { SaleTerms } from '../SaleTerms.ts';
import { lastDayBefore } from './lastDayBefore.ts';

const OFFERS: Readonly<Partial<Record<NonNullable<SaleTerms['discount']>, string>>> = {
  'limited-free': 'free for everybody',
  batch: 'marked 特价',
  discount: 'marked 特价',
  'super-vip': 'free for super members',
  'new-user': 'free for new-user members',
  'free-user': 'free for free-card members',
};

function offerOf({ discount = 'none', limitedFreeEndMs }: SaleTerms, nowMs: number): string | undefined {
  const offer = OFFERS[discount];
  if (offer === undefined || limitedFreeEndMs === undefined) return offer;
  return `${limitedFreeEndMs > nowMs ? '' : 'was '}${offer} through ${lastDayBefore(limitedFreeEndMs)}`;
}

/** The terms of a book in a line of the list; `nowMs` in milliseconds. */
export function formatTerms(terms: SaleTerms, nowMs: number): string {
  const { payMode, price = 0, freeChapters = 0, monthly, memberPercent } = terms;
  if (payMode === 'free') return 'free';
  return [
    `${price} beans ${payMode === 'whole-book' ? 'for the whole book' : 'for a thousand characters'}`,
    `${freeChapters} free chapters`,
    ...(monthly === true ? ['free for monthly members'] : []),
    ...(memberPercent === undefined ? [] : [`monthly members pay ${memberPercent} percent`]),
    offerOf(terms, nowMs),
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}
