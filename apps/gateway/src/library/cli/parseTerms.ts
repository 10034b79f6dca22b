import { ImportFailure } from '@shuye/book-importer';
import { MAX_BEANS_PER_PURCHASE } from '@shuye/core-domain/purchase';
import type { SaleTerms } from '../SaleTerms.ts';
import { parseOffer, type GivenOffer } from './parseOffer.ts';

/** Beans: of a book, or of a thousand characters. */
const MAX_PRICE = MAX_BEANS_PER_PURCHASE;

export interface GivenTerms extends GivenOffer {
  free?: boolean | undefined;
  'per-chapter'?: string | undefined;
  'whole-book'?: string | undefined;
  'free-chapters'?: string | undefined;
  monthly?: boolean | undefined;
  'members-percent'?: string | undefined;
}

const MODES = 'Name --free, --per-chapter or --whole-book.';

const isPrice = (text: string): boolean => /^[1-9]\d{0,5}$/.test(text) && Number(text) <= MAX_PRICE;

function parsePrice(name: string, text: string): number {
  if (isPrice(text)) return Number(text);
  throw new ImportFailure(
    `--${name} is “${text}”, but must be beans from 1 to ${MAX_PRICE}.`,
    'For no beans there is --free.',
  );
}

function parseCount(text: string | undefined): number {
  if (text === undefined) return 0;
  if (/^\d{1,6}$/.test(text)) return Number(text);
  throw new ImportFailure(`--free-chapters is “${text}”, but must be a number of chapters.`, 'See --help.');
}

function parsePercent(text: string, monthly: boolean): number {
  if (!/^[1-9]\d?$/.test(text))
    throw new ImportFailure(
      `--members-percent is “${text}”, but must be percent of the price from 1 to 99.`,
      'For the full price leave it out.',
    );
  if (monthly)
    throw new ImportFailure('Monthly members read it without paying.', 'Leave --monthly or --members-percent out.');
  return Number(text);
}

/** What a free book may not have, and why. */
const OF_SOLD_BOOKS = [
  ['free-chapters', 'In a free book every chapter is free.'],
  ['monthly', 'A free book costs members nothing anyway.'],
  ['members-percent', 'A free book costs members nothing anyway.'],
  ['free-until', 'A free book is free without an end.'],
  ['free-for', 'A free book costs members nothing anyway.'],
  ['on-sale', 'A free book has no price.'],
] as const satisfies readonly (readonly [keyof GivenTerms, string])[];

function rejectForFree(given: GivenTerms): void {
  const [name, why] = OF_SOLD_BOOKS.find(([option]) => given[option] !== undefined && given[option] !== false) ?? [];
  if (name !== undefined) throw new ImportFailure(why ?? '', `Leave --${name} out.`);
}

/**
 * How a book is to be sold, as a whole: what is not said is as in a new book; `nowMs` in milliseconds.
 * @throws ImportFailure saying what is unclear.
 */
export function parseTerms(given: GivenTerms, nowMs: number): SaleTerms {
  const { free = false, 'per-chapter': perChapter, 'whole-book': wholeBook, monthly = false } = given;
  const modes = [free, perChapter !== undefined, wholeBook !== undefined].filter(Boolean).length;
  if (modes === 0) throw new ImportFailure('It is not said how the book is sold.', MODES);
  if (modes > 1) throw new ImportFailure('A book is sold in one way.', MODES);
  if (free) {
    rejectForFree(given);
    return { payMode: 'free' };
  }
  const percent = given['members-percent'];
  const terms = {
    freeChapters: parseCount(given['free-chapters']),
    monthly,
    ...(percent === undefined ? {} : { memberPercent: parsePercent(percent, monthly) }),
    ...parseOffer(given, nowMs),
  };
  return wholeBook === undefined
    ? { payMode: 'per-chapter', price: parsePrice('per-chapter', perChapter ?? ''), ...terms }
    : { payMode: 'whole-book', price: parsePrice('whole-book', wholeBook), ...terms };
}
