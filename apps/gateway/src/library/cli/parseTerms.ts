import { ImportFailure } from '@shuye/book-importer';
import type { SaleTerms } from '../SaleTerms.ts';

/** Beans: of a book, or of a thousand characters. */
const MAX_PRICE = 100_000;

export interface GivenTerms {
  free?: boolean | undefined;
  'per-chapter'?: string | undefined;
  'whole-book'?: string | undefined;
  'free-chapters'?: string | undefined;
  monthly?: boolean | undefined;
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

function rejectForFree({ monthly, 'free-chapters': freeChapters }: GivenTerms): void {
  if (freeChapters !== undefined)
    throw new ImportFailure('In a free book every chapter is free.', 'Leave --free-chapters out.');
  if (monthly === true) throw new ImportFailure('A free book costs members nothing anyway.', 'Leave --monthly out.');
}

/** How a book is to be sold, as a whole: what is not said is as in a new book. @throws ImportFailure saying what is unclear. */
export function parseTerms(given: GivenTerms): SaleTerms {
  const { free = false, 'per-chapter': perChapter, 'whole-book': wholeBook, monthly = false } = given;
  const modes = [free, perChapter !== undefined, wholeBook !== undefined].filter(Boolean).length;
  if (modes === 0) throw new ImportFailure('It is not said how the book is sold.', MODES);
  if (modes > 1) throw new ImportFailure('A book is sold in one way.', MODES);
  if (free) {
    rejectForFree(given);
    return { payMode: 'free' };
  }
  const freeChapters = parseCount(given['free-chapters']);
  return wholeBook === undefined
    ? { payMode: 'per-chapter', price: parsePrice('per-chapter', perChapter ?? ''), freeChapters, monthly }
    : { payMode: 'whole-book', price: parsePrice('whole-book', wholeBook), freeChapters, monthly };
}
