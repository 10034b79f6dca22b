import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openBook } from './openBook.ts';
import { asExpectation, type BookExpectation } from './testing/BookExpectation.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures');

const expectations = (name: string): BookExpectation[] =>
  JSON.parse(readFileSync(join(FIXTURES, name), 'utf8')) as BookExpectation[];

describe('our own texts with every trap', () => {
  it.each(expectations('txt.expected.json'))('are read right: $file', async (expected) => {
    const { book } = await openBook(join(FIXTURES, 'txt', expected.file));
    expect(await asExpectation(expected.file, book)).toEqual(expected);
  });
});

describe('real books', () => {
  const folder = process.env['SHUYE_SAMPLE_BOOKS'];
  if (folder === undefined || folder === '') {
    it('no SHUYE_SAMPLE_BOOKS given: real books are not read in this run', () => {
      console.info('no SHUYE_SAMPLE_BOOKS given');
      expect(expectations('sample-books.expected.json').length).toBeGreaterThan(0);
    });
    return;
  }
  it.each(expectations('sample-books.expected.json'))('are read right: $file', async (expected) => {
    const { book } = await openBook(join(folder, expected.file));
    expect(await asExpectation(expected.file, book)).toEqual(expected);
  });
});
