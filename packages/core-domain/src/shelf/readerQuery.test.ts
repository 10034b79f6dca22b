import { describe, expect, it } from 'vitest';
import { BookFormat } from '../book/Book.ts';
import { buildQuery } from '../query/buildQuery.ts';
import { parseQuery } from '../query/parseQuery.ts';
import { parseReaderQuery } from '../reader/parseReaderQuery.ts';
import { readerQuery } from './readerQuery.ts';

const { Standard, Epub } = BookFormat;

describe('readerQuery', () => {
  it('carries the chapter id of a standard book [SHELF-13]', () => {
    expect(readerQuery(Standard, '90017')).toEqual({ bookType: 1, forceChapterId: '90017' });
  });

  it.each([
    ['0', 0],
    ['9', 9],
    ['137', 137],
    ['999999', 999_999],
  ])('carries the chapter index %s of an epub [SHELF-13]', (stored, forceChapterIndex) => {
    expect(readerQuery(Epub, stored)).toEqual({ bookType: 2, forceChapterIndex });
  });

  it.each([
    [Standard, 1],
    [Epub, 2],
  ])('carries the book type of format %s [SHELF-14]', (format, bookType) => {
    expect(readerQuery(format, undefined)).toEqual({ bookType });
  });

  it.each(['ch-1', '-1', '1.5', '1000000', ''])('leaves an epub chapter %s to the reader', (stored) => {
    expect(readerQuery(Epub, stored)).toEqual({ bookType: 2 });
  });

  it.each([true, false])(
    'carries the energy flags, the notice of the end being %s [SHELF-15, ENERGY-09]',
    (announcesEnd) => {
      const query = readerQuery(Standard, '90017', { announcesEnd });
      expect(query).toEqual({
        bookType: 1,
        forceChapterId: '90017',
        isAntEnergyBook: 1,
        isAntEnergyBookEndTimeAlert: Number(announcesEnd),
      });
      const read = parseReaderQuery(parseQuery(buildQuery(Object.entries(query))));
      expect(read).toMatchObject({ isAntEnergyBook: true, isAntEnergyBookEndTimeAlert: announcesEnd });
    },
  );
});
