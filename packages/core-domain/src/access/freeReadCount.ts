import { FreeStack } from '../book/Book.ts';

/** A host's counts of chapters given away, as its configuration writes them [HOST-19, HOST-20, HOST-21]. */
export interface FreeReadCounts {
  anyBook?: unknown;
  freeBook?: unknown;
  chargedBook?: unknown;
}

/** Finite numbers and digit texts count; anything else is no count (D-063). */
const numeric = (value: unknown): number | undefined => {
  if (typeof value === 'string') return /^\d+$/.test(value) ? numeric(Number(value)) : undefined;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

/** The count that applies to a book: its free stack's own, else the one for any book; none leaves the lock to the rights. */
export function freeReadCount(counts: FreeReadCounts, freeStack: FreeStack | undefined): number | undefined {
  const own =
    freeStack === FreeStack.Free ? counts.freeBook : freeStack === FreeStack.Charged ? counts.chargedBook : undefined;
  return numeric(own) ?? numeric(counts.anyBook);
}
