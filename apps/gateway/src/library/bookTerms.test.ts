import { expect, it } from 'vitest';
import { addBook } from './addBook.ts';
import { formatTerms } from './cli/formatTerms.ts';
import { parseTerms, type GivenTerms } from './cli/parseTerms.ts';
import { listBooks } from './listBooks.ts';
import { setTerms } from './setTerms.ts';
import { aRequest } from './testing/aRequest.ts';
import { createTestLibrary, NOW } from './testing/createTestLibrary.ts';

const later = new Date(NOW + 32 * 3_600_000).toISOString().slice(0, 10);

it.each<[GivenTerms, string]>([
  [
    { 'per-chapter': '20', 'free-chapters': '1', 'members-percent': '80', 'free-until': later },
    `20 beans for a thousand characters, 1 free chapters, monthly members pay 80 percent, free for everybody through ${later}`,
  ],
  [
    { 'whole-book': '500', monthly: true, 'free-for': 'new-user' },
    '500 beans for the whole book, 0 free chapters, free for monthly members, free for new-user members',
  ],
  [
    { 'whole-book': '500', 'free-chapters': '3', 'on-sale': true },
    '500 beans for the whole book, 3 free chapters, marked 特价',
  ],
  [{ free: true }, 'free'],
])('the terms of a book are read back from the list as they were set: %j', async (given, text) => {
  const library = await createTestLibrary();
  const { bookId } = await addBook(library, aRequest());
  const terms = parseTerms(given, NOW);
  await setTerms(library, bookId, terms);
  const [listed] = await listBooks(library);
  expect(listed?.terms).toEqual({ ...(terms.payMode === 'free' ? {} : { discount: 'none' }), ...terms });
  expect(formatTerms(terms, NOW)).toBe(text);
});
