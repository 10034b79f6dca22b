import { describe, expect, it } from 'vitest';
import { collectChapters, chineseNumeral } from '@shuye/book-importer/testing';
import { streetName } from './streetName.ts';
import { SERIAL_CHAPTERS, serialBook } from './serialBook.ts';
import { generateChapter } from './generateChapter.ts';

describe('serialBook', () => {
  it('has three thousand different chapters in volumes of a hundred', async () => {
    const chapters = await collectChapters(serialBook);
    expect(chapters).toHaveLength(SERIAL_CHAPTERS);
    const texts = chapters.map(({ content }) => (content.kind === 'text' ? content.text : ''));
    expect(new Set(texts).size).toBe(SERIAL_CHAPTERS);
    expect(new Set(chapters.map(({ title }) => title)).size).toBe(SERIAL_CHAPTERS);
    expect(chapters.every(({ words }) => words >= 350 && words <= 600)).toBe(true);
    expect(texts.some((text) => /[{}]|undefined/.test(text))).toBe(false);
    expect(serialBook.volumes).toHaveLength(30);
    expect(chapters.filter(({ volume }) => volume === 29)).toHaveLength(100);
  });

  it('says that it is generated, in its description and in its first chapter', () => {
    expect(serialBook.description).toContain('由程序');
    expect(generateChapter(1)).toContain('由程序');
    expect(generateChapter(2)).not.toContain('由程序');
  });

  it('reads the same every time, and each night gives away what the last one brought', () => {
    expect(generateChapter(777)).toBe(generateChapter(777));
    expect(generateChapter(778)).toContain(streetName(778));
    expect(generateChapter(777)).toContain(streetName(778));
  });
});

describe('chineseNumeral', () => {
  it.each([
    [1, '一'],
    [10, '十'],
    [12, '十二'],
    [20, '二十'],
    [100, '一百'],
    [105, '一百零五'],
    [110, '一百一十'],
    [1005, '一千零五'],
    [3000, '三千'],
    [2999, '二千九百九十九'],
  ])('writes %i as %s', (value, text) => {
    expect(chineseNumeral(value)).toBe(text);
  });
});
