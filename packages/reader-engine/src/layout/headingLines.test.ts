import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedMeasurer } from '../testing/fixedMeasurer.ts';
import { propertyRuns } from '../testing/propertyRuns.ts';
import { headingLines } from './headingLines.ts';
import { isForbiddenAtEnd, isForbiddenAtStart } from './lineEnds.ts';

const EM = 20;
const measurer = fixedMeasurer(EM);
const lines = (title: string, ems: number, most = 99): string[] =>
  headingLines({ title, column: ems * EM, measurer, most });

describe('lines of a title', () => {
  it('are one where it fits', () => {
    expect(lines('第一章 初见', 12)).toEqual(['第一章 初见']);
    expect(lines('书', 12)).toEqual(['书']);
  });

  it.each<[where: string, title: string, ems: number, expected: string[]]>([
    ['behind the number', '第一章 合不拢的书', 6.5, ['第一章', '合不拢的书']],
    [
      'behind the number, and in equal parts',
      '第十二章 风雪夜归人忽闻故园旧事',
      10,
      ['第十二章', '风雪夜归人', '忽闻故园旧事'],
    ],
    ['behind a colon', '番外：风雪夜归人的故事', 10, ['番外：', '风雪夜归人的故事']],
    ['behind a comma', '你来得太早了，我走得太迟', 10, ['你来得太早了，', '我走得太迟']],
    ['behind an enumeration', '第七章 盐、铁与一张空白的船票', 10, ['第七章 盐、', '铁与一张空白的船票']],
    [
      'behind the number rather than in a list',
      '第七章 盐、铁与一张空白的船票',
      13,
      ['第七章', '盐、铁与一张空白的船票'],
    ],
    ['behind a dash', '风雪夜归人——致未曾谋面的你', 11, ['风雪夜归人——', '致未曾谋面的你']],
    ['before a book’s name', '重读旧版的《纸山图书馆》', 10, ['重读旧版的', '《纸山图书馆》']],
    ['between words', 'The Long Way Home', 6, ['The Long', 'Way Home']],
    ['behind one of a list rather than in a phrase', '春夏、梅兰竹菊与人间', 7, ['春夏、', '梅兰竹菊与人间']],
    ['behind an ellipsis', '人间……梅兰竹菊与春夏', 8, ['人间……', '梅兰竹菊与春夏']],
    ['behind a half-width mark', '人间:梅兰竹菊与春夏', 8, ['人间:', '梅兰竹菊与春夏']],
    ['in equal parts where no Han follows that mark', '人间!🌊梅兰竹菊与春夏', 8, ['人间!🌊梅兰', '竹菊与春夏']],
    ['before an opening mark that leaves little', '重读《纸山图书馆旧版书》', 10, ['重读', '《纸山图书馆旧版书》']],
    ['before a word', '风雪夜归，word', 6, ['风雪夜归，', 'word']],
    ['before two pictures', '风雪夜归，🌊🌊', 6, ['风雪夜归，', '🌊🌊']],
    ['inside a name that is too wide with its marks', '重读《纸山图书馆》', 6.6, ['重读', '《纸山', '图书馆》']],
  ])('part %s', (_where, title, ems, expected) => {
    expect(lines(title, ems)).toEqual(expected);
  });

  it.each([
    ['第四章 （上）——风雪', 6, ['第四章', '（上）', '——风雪']],
    ['第四章 （上）——风雪夜归人忽', 7, ['第四章', '（上）——', '风雪夜归人忽']],
    ['第十二章 （上）风雪夜归', 6, ['第十二章', '（上）', '风雪夜归']],
  ])('keep the number of %s whole in %i ems', (title, ems, expected) => {
    expect(lines(title, ems)).toEqual(expected);
  });

  it('keep a number whole beside a title of one character', () => {
    expect(lines('第一百二十三章 书', 7)).toEqual(['第一百二十三章', '书']);
  });

  it.each([
    ['the first before a space', '书 风雪夜归人', 6, ['书', '风雪夜归人']],
    ['one between spaces', '风雪夜归 书 梅兰竹菊', 4, ['风雪夜归', '书', '梅兰竹菊']],
    ['one in brackets', '风雪夜，《书》梅兰竹', 5, ['风雪夜，', '《书》', '梅兰竹']],
  ])('may be one character that is a whole: %s', (_which, title, ems, expected) => {
    expect(lines(title, ems)).toEqual(expected);
  });

  it.each([
    ['with a mark behind it', '风雪夜归，人。', 6, ['风雪夜', '归，人。']],
    ['that goes on', '风雪夜归 书……梅兰竹菊人间', 7, ['风雪夜归', '书……梅', '兰竹菊人间']],
  ])('never leave one of a phrase alone %s', (_which, title, ems, expected) => {
    expect(lines(title, ems)).toEqual(expected);
  });

  it('are about equally long where nothing parts them, so that no character stands alone', () => {
    expect(lines('风雪夜归人忽闻故园旧', 9)).toEqual(['风雪夜归人', '忽闻故园旧']);
    expect(lines('风雪夜归，人', 5)).toEqual(['风雪夜', '归，人']);
  });

  it('are no more than the column needs', () => {
    expect(lines('一二三四五六七八九十一二三四五六七八九', 10)).toHaveLength(2);
  });

  it('part a word that no line holds', () => {
    expect(lines(`第一章 ${'W'.repeat(40)}`, 10)).toEqual(['第一章', 'W'.repeat(20), 'W'.repeat(20)]);
  });

  it('end in an ellipsis where no more may be shown', () => {
    expect(lines('字'.repeat(60), 10, 2)).toEqual(['字'.repeat(10), `${'字'.repeat(9)}…`]);
    expect(lines('word '.repeat(60), 10, 1)).toEqual(['word word word wor…']);
    expect(lines('𠮷'.repeat(60), 10, 1)).toEqual([`${'𠮷'.repeat(9)}…`]);
    expect(lines('wordwordAwordword', 4, 1)).toEqual(['wordwo…']);
  });

  it('end in an ellipsis behind a character, however narrow the column, and behind no space', () => {
    expect(lines('字字字', 1.5, 1)).toEqual(['字…']);
    expect(lines('ab cd ef gh', 4, 1)).toEqual(['ab cd…']);
  });

  it('part where the title does as long as that takes no more than may be shown, and else are filled', () => {
    expect(lines('第一章 合不拢的书', 6.5, 2)).toEqual(['第一章', '合不拢的书']);
    expect(lines('第十二章 风雪夜归人忽闻故园旧事', 10, 2)).toEqual(['第十二章 风雪夜归人', '忽闻故园旧事']);
    expect(lines('风雪夜归 '.repeat(6).trim(), 7, 6)).toHaveLength(6);
    expect(lines('风雪夜归 '.repeat(6).trim(), 7, 5)).toEqual([
      '风雪夜归 风雪',
      '夜归 风雪夜归',
      '风雪夜归 风雪',
      '夜归 风雪夜归',
    ]);
  });

  it('are none without a title', () => {
    expect(lines('', 10)).toEqual([]);
  });
});

const pieces = [
  '第十二章 ',
  '风',
  '雪夜',
  '归人',
  '，',
  '：',
  '——',
  '……',
  '《',
  '》',
  '“',
  '”',
  '！',
  ' ',
  'word',
  'A',
  '7',
];
const titles = fc
  .array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 40 })
  .map((parts) => parts.join('').trim())
  .filter((title) => title !== '');
const letters = (line: string): number => line.replace(/[^\p{L}\p{N}]/gu, '').length;

describe('lines of any title', () => {
  it('are the title, none wider than the column', () => {
    fc.assert(
      fc.property(titles, fc.integer({ min: 4, max: 30 }), (title, ems) => {
        const found = lines(title, ems);
        expect(found.join('').replace(/\s/g, '')).toBe(title.replace(/\s/g, ''));
        for (const line of found) expect(measurer.width(line)).toBeLessThanOrEqual(ems * EM);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('begin and end with no mark that may not stand there, and leave no character alone, in a line of Chinese', () => {
    const phrase = fc
      .array(fc.constantFrom(...'风雪夜归人'), { minLength: 2, maxLength: 24 })
      .map((all) => all.join(''));
    const marked = fc
      .array(fc.tuple(phrase, fc.constantFrom('，', '：', '！”', '——', ' ')), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.flat().join('').trim());
    fc.assert(
      fc.property(marked, fc.integer({ min: 6, max: 24 }), (title, ems) => {
        const found = lines(title, ems);
        for (const line of found) {
          expect(letters(line)).toBeGreaterThan(1);
          expect(isForbiddenAtStart(line)).toBe(false);
          expect(isForbiddenAtEnd(line.slice(-1))).toBe(false);
        }
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('are no wider than the column where some are left out either', () => {
    fc.assert(
      fc.property(titles, fc.integer({ min: 4, max: 12 }), fc.integer({ min: 1, max: 3 }), (title, ems, most) => {
        const found = lines(title, ems, most);
        expect(found.length).toBeLessThanOrEqual(most);
        for (const line of found) expect(measurer.width(line)).toBeLessThanOrEqual(ems * EM);
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});
