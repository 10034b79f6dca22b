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

  it('carries the chapter index of an epub [SHELF-13]', () => {
    expect(readerQuery(Epub, '0')).toEqual({ bookType: 2, forceChapterIndex: 0 });
  });

  it.each([
    [Standard, 1],
    [Epub, 2],
  ])('carries the book type of format %s [SHELF-14]', (format, bookType) => {
    expect(readerQuery(format, undefined)).toEqual({ bookType });
  });

  it.each(['ch-1', '-1', '1.5'])('leaves an epub chapter %s to the reader', (stored) => {
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
