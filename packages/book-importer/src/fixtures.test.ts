import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBook } from './openBook.ts';
import { asExpectation, type BookExpectation } from './testing/BookExpectation.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');

const expectations = (name: string): BookExpectation[] =>
  JSON.parse(readFileSync(join(FIXTURES, name), 'utf8')) as BookExpectation[];

describe('our own texts with every trap', () => {
  it.each(expectations('txt.expected.json'))('are read right: $file', async (expected) => {
    const { book } = await openBook(join(FIXTURES, 'txt', expected.file));
    expect(await asExpectation(expected.file, book)).toEqual(expected);
  });
});

describe('real books', () => {
  const folder = process.env['SHUYE_SAMPLE_BOOKS'] ?? '';
  const books = expectations('sample-books.expected.json');
  const note = folder === '' ? 'no SHUYE_SAMPLE_BOOKS given' : `${books.length} books of SHUYE_SAMPLE_BOOKS are read`;

  it('are looked for where SHUYE_SAMPLE_BOOKS says', () => {
    console.info(note);
    expect(books.length).toBeGreaterThan(0);
  });

  it.each(folder === '' ? [] : books)('are read right: $file', async (expected) => {
    const { book } = await openBook(join(folder, expected.file));
    expect(await asExpectation(expected.file, book)).toEqual(expected);
  });
});
