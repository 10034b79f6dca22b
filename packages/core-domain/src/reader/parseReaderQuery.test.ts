import { describe, expect, it } from 'vitest';
import { parseQuery } from '../query/parseQuery.ts';
import { parseReaderQuery } from './parseReaderQuery.ts';
import { NO_CHAPTER } from './ReaderParameters.ts';

const read = (text: string) => parseReaderQuery(parseQuery(text));

describe('parseReaderQuery', () => {
  it('has a default for everything', () => {
    expect(read('')).toEqual({
      bookType: 1,
      forceChapterId: -1,
      forceChapterIndex: -1,
      useCache: false,
      forceUseCurrentCid: false,
      paging: 'vertical',
      showAppGuide: false,
      welfareEnabled: false,
      isAntEnergyBook: false,
      isAntEnergyBookEndTimeAlert: true,
      hideTabBar: false,
    });
  });

  it.each([
    ['', 1],
    ['bookType=1', 1],
    ['bookType=2', 2],
    ['bookType=3', 1],
    ['bookType=epub', 1],
  ])('reads the book type of %j: 1 a book, 2 an epub [RPARAM-01, ENUM-01]', (text, bookType) => {
    expect(read(text).bookType).toBe(bookType);
  });

  it.each([
    ['90017', '90017'],
    ['0', '0'],
    ['12345678901234567890', '12345678901234567890'],
    ['chapter-1', -1],
    ['-5', -1],
    ['1.5', -1],
    ['1e3', -1],
    ['%201', -1],
    ['１２', -1],
    ['', -1],
  ])('forces the chapter id %j as %j [RPARAM-02, RPARAM-04]', (written, forced) => {
    expect(read(`forceChapterId=${written}`).forceChapterId).toBe(forced);
  });

  it.each([
    ['0', 0],
    ['41', 41],
    ['007', 7],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740993', -1],
    ['-1', -1],
    ['2.0', -1],
    ['last', -1],
    ['', -1],
  ])('forces the chapter index %j as %j [RPARAM-03, RPARAM-04]', (written, forced) => {
    expect(read(`forceChapterIndex=${written}`).forceChapterIndex).toBe(forced);
  });

  it('calls no forced chapter -1 [RPARAM-04]', () => {
    expect(NO_CHAPTER).toBe(-1);
  });

  it.each([
    ['paging=horizontal', 'horizontal'],
    ['paging=vertical', 'vertical'],
    ['paging=diagonal', 'vertical'],
    ['paging=horizontal&from=youku', 'vertical'],
    ['paging=horizontal&from=taobao', 'horizontal'],
    ['from=youku', 'vertical'],
  ])('pages %j as %s [RPARAM-07, RPARAM-08, ENUM-29]', (text, paging) => {
    expect(read(text).paging).toBe(paging);
  });

  it.each([
    ['useCache', '1', 'true', 'RPARAM-05'],
    ['forceUseCurrentCid', '1', '0', 'RPARAM-06'],
    ['showAppGuide', '1', 'true', 'RPARAM-09'],
    ['welfareEnabled', 'true', '1', 'RPARAM-10'],
    ['hideTabBar', 'true', '1', 'RPARAM-20'],
  ] as const)('switches %s on by %s alone, not by %s [%s]', (name, on, other, _row) => {
    expect(read(`${name}=${on}`)[name]).toBe(true);
    expect(read(`${name}=${other}`)[name]).toBe(false);
  });

  it.each([
    ['', false, true],
    ['isAntEnergyBook=1', true, true],
    ['isAntEnergyBook=true', true, true],
    ['isAntEnergyBook=yes', false, true],
    ['isAntEnergyBook=0', false, true],
    ['isAntEnergyBookEndTimeAlert=1', false, true],
    ['isAntEnergyBookEndTimeAlert=true', false, true],
    ['isAntEnergyBookEndTimeAlert=0', false, false],
    ['isAntEnergyBookEndTimeAlert=no', false, false],
  ])('reads the energy flags of %j as %s and %s [RPARAM-11, RPARAM-12]', (text, energy, alert) => {
    const { isAntEnergyBook, isAntEnergyBookEndTimeAlert } = read(text);
    expect([isAntEnergyBook, isAntEnergyBookEndTimeAlert]).toEqual([energy, alert]);
  });

  it.each([
    ['topClass=502', 502],
    ['topClass=x', undefined],
    ['topClass=-1', undefined],
  ])('carries the top class of %j as %s [RPARAM-13]', (text, topClass) => {
    expect(read(text).topClass).toBe(topClass);
  });

  it('hands the channel source on to deep links [RPARAM-19]', () => {
    expect(read('channelSrc=autumn_sale').channelSource).toBe('autumn_sale');
    expect(read('channelSource=x').channelSource).toBeUndefined();
  });
});
