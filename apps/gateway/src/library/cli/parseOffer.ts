import { ImportFailure } from '@shuye/book-importer';
import type { SaleTerms } from '../SaleTerms.ts';
import { parseDay } from './parseDay.ts';

const A_DAY_MS = 86_400_000;
/** A year that is mistyped must not give a book away for good. */
const MAX_FREE_MS = 366 * A_DAY_MS;

export interface GivenOffer {
  'free-until'?: string | undefined;
  'free-for'?: string | undefined;
  'on-sale'?: boolean | undefined;
}

/** Kinds of members who read a book of a discount without paying, in the words of the glossary. */
const TIERS: ReadonlyMap<string, NonNullable<SaleTerms['discount']>> = new Map([
  ['super', 'super-vip'],
  ['new-user', 'new-user'],
  ['free-card', 'free-user'],
]);

function limitedFree(text: string, nowMs: number): Pick<SaleTerms, 'discount' | 'limitedFreeEndMs'> {
  const limitedFreeEndMs = parseDay(text) + A_DAY_MS;
  if (limitedFreeEndMs <= nowMs)
    throw new ImportFailure(`--free-until is ${text}, which is over.`, 'Name a later day.');
  if (limitedFreeEndMs > nowMs + MAX_FREE_MS)
    throw new ImportFailure(
      `--free-until is ${text}, more than a year away.`,
      'Name an earlier day, or give the book away by --free.',
    );
  return { discount: 'limited-free', limitedFreeEndMs };
}

function freeFor(tier: string): Pick<SaleTerms, 'discount'> {
  const discount = TIERS.get(tier);
  if (discount) return { discount };
  throw new ImportFailure(
    `--free-for is “${tier}”, but must be super, new-user or free-card.`,
    'For monthly members there is --monthly.',
  );
}

/** The offer of a book that is sold; a book has one, or none. @throws ImportFailure saying what is wrong with it. */
export function parseOffer(given: GivenOffer, nowMs: number): Pick<SaleTerms, 'discount' | 'limitedFreeEndMs'> {
  const { 'free-until': until, 'free-for': tier, 'on-sale': onSale = false } = given;
  if ([until !== undefined, tier !== undefined, onSale].filter(Boolean).length > 1)
    throw new ImportFailure('A book has one offer at a time.', 'Name --free-until, --free-for or --on-sale.');
  if (until !== undefined) return limitedFree(until, nowMs);
  if (tier !== undefined) return freeFor(tier);
  return onSale ? { discount: 'discount' } : {};
}
