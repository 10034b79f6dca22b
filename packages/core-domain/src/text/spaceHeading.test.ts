import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { spaceHeading } from './spaceHeading.ts';

describe('a chapter title', () => {
  it.each([
    ['第一章初见', '第一章 初见'],
    ['第1章初见', '第1章 初见'],
    ['第１２章初见', '第１２章 初见'],
    ['第二百零三回 旧事', '第二百零三回 旧事'],
    ['第三卷　　长夜', '第三卷 长夜'],
    ['第九节\t灯', '第九节 灯'],
    ['第两千集终', '第两千集 终'],
    ['第〇部序', '第〇部 序'],
    ['第万话x', '第万话 x'],
    ['第五篇“问”', '第五篇 “问”'],
    ['第四章第二节', '第四章 第二节'],
  ])('%s becomes %s [READER-37]', (title, spaced) => {
    expect(spaceHeading(title)).toBe(spaced);
  });

  it.each([
    '第一章',
    '第一章 ',
    '第一章　',
    '初见第一章灯',
    ' 第一章初见',
    '第章初见',
    '第一幕初见',
    '序章初见',
    '第一百〇一',
    '',
    `第${'一'.repeat(21)}章初见`,
  ])('%j stays as it is [READER-37]', (title) => {
    expect(spaceHeading(title)).toBe(title);
  });

  it('a heading may have a number of twenty digits', () => {
    expect(spaceHeading(`第${'九'.repeat(20)}章初见`)).toBe(`第${'九'.repeat(20)}章 初见`);
  });
});

const withoutBlanks = (text: string): string => text.replace(/\s/g, '');

describe('any title (P16)', () => {
  const digits = fc.string({ unit: fc.constantFrom(...'0189０９零〇一十百千万两'), minLength: 0, maxLength: 22 });
  const blank = fc.string({ unit: fc.constantFrom(' ', '　', '\t'), maxLength: 3 });
  const heading = fc
    .tuple(digits, fc.constantFrom(...'章节卷集回话部篇幕'), blank, fc.string({ maxLength: 6 }))
    .map(([number, unit, gap, rest]) => `第${number}${unit}${gap}${rest}`);
  const title = fc.oneof({ weight: 4, arbitrary: heading }, fc.string({ maxLength: 12 }));

  it('a heading is spaced once and for all, and loses no letter', () => {
    checkProperty(
      'P16',
      fc.property(title, (given) => {
        const spaced = spaceHeading(given);
        return (
          spaceHeading(spaced) === spaced &&
          withoutBlanks(spaced) === withoutBlanks(given) &&
          spaced.length <= given.length + 1
        );
      }),
    );
  });

  it('changes only behind a leading number, and never ends in a new space', () => {
    checkProperty(
      'P16',
      fc.property(title, (given) => {
        const spaced = spaceHeading(given);
        if (spaced === given) return true;
        const [head = ''] = /^第[^章节卷集回话部篇]+[章节卷集回话部篇]/.exec(given) ?? [];
        return head !== '' && spaced.startsWith(`${head} `) && /\S/.test(spaced.charAt(head.length + 1));
      }),
    );
  });

  it('of 100,000 characters is read in one pass', () => {
    const long = fc
      .constantFrom('一', '0', ' ', '　', '章', '第一章')
      .chain((unit) => fc.constantFrom(`第一章${unit.repeat(100_000)}`, `第${unit.repeat(100_000)}`));
    checkProperty(
      'P16',
      fc.property(long, (given) => withoutBlanks(spaceHeading(given)) === withoutBlanks(given)),
      { longInputs: true },
    );
  });
});
