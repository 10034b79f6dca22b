import fc from 'fast-check';
import { expect, it } from 'vitest';
import { collectChapters } from '../testing/collectChapters.ts';
import { prose } from '../testing/prose.ts';
import { textSource } from '../testing/textSource.ts';
import { parseTxt } from './parseTxt.ts';

const isDeep = process.env['SHUYE_DEEP'] === '1';

const TITLES = [
  '早市',
  '木箱',
  '斗笠',
  '石阶',
  '灯塔',
  '谁动了木箱？',
  '潮来了！',
  '狗·猫·鼠',
  '从盐埠到海上',
  '登记簿的故事',
  '1984的夏天',
  '《退潮集》补记',
  '旺嫂（外一篇）',
  'The Stairs',
];
const SUBTITLES = ['记一个卖鱼的人', '给旺嫂', '盐埠旧事之一'];
const SIGNATURES = ['', '周石泉', '沈渡舟', '亨利·伍德', '盐埠渔民协会', '一九八三年十月，沈渡舟记于盐埠'];
const FOREWORDS = ['', '序', '前言', '写在退潮以后'];
const COLLECTIONS = ['', '潮声集', '盐埠故事', '退潮以后的十四个故事'];
const CREDITS = ['', '沈渡舟 著', '文/沈渡舟', '亨利·伍德 著\n沈渡舟 译'];

interface Story {
  title: string;
  subtitle: string;
  subtitleGap: number;
  paragraphs: string[];
}

interface Layout {
  indent: number;
  before: number;
  after: number;
  footBefore: number;
  prose: string;
}

const blank = (count: number): string => '\n'.repeat(count);

const lineOf = ({ indent }: Layout, text: string): string =>
  text
    .split('\n')
    .map((line) => `${' '.repeat(indent)}${line}`)
    .join('\n');

const bodyOf = ({ prose: indent }: Layout, paragraphs: readonly string[]): string =>
  paragraphs.map((text) => `${indent}${text}`).join('\n');

const storyOf = (layout: Layout, foot: string, { title, subtitle, subtitleGap, paragraphs }: Story): string => {
  const below = subtitle === '' ? '' : `\n${blank(subtitleGap)}${lineOf(layout, `——${subtitle}`)}`;
  const head = `${blank(layout.before + 1)}${lineOf(layout, title)}${below}\n${blank(layout.after)}`;
  const end = foot === '' ? '' : `\n${blank(layout.footBefore)}${lineOf(layout, foot)}`;
  return `${head}${bodyOf(layout, paragraphs)}${end}\n`;
};

const paragraph = fc
  .tuple(fc.integer({ min: 60, max: 300 }), fc.nat({ max: 6 }))
  .map(([length, turn]) => prose(length, turn));
const paragraphs = fc.array(paragraph, { minLength: 2, maxLength: 5 });

const collection = fc.record({
  layout: fc.record({
    indent: fc.integer({ min: 16, max: 30 }),
    before: fc.integer({ min: 2, max: 4 }),
    after: fc.integer({ min: 1, max: 3 }),
    footBefore: fc.integer({ min: 1, max: 3 }),
    prose: fc.constantFrom('　　', '    ', ''),
  }),
  stories: fc.shuffledSubarray(TITLES, { minLength: 3, maxLength: 10 }).chain((titles) =>
    fc.tuple(
      ...titles.map((title) =>
        fc.record({
          title: fc.constant(title),
          subtitle: fc.constantFrom('', '', ...SUBTITLES),
          subtitleGap: fc.constantFrom(0, 1),
          paragraphs,
        }),
      ),
    ),
  ),
  foot: fc.constantFrom(...SIGNATURES),
  foreword: fc.record({ title: fc.constantFrom(...FOREWORDS), paragraphs }),
  name: fc.constantFrom(...COLLECTIONS),
  credits: fc.constantFrom(...CREDITS),
  isFileNamed: fc.boolean(),
});

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

it('keeps every story of a collection as a chapter, and every character of its text', async () => {
  await fc.assert(
    fc.asyncProperty(collection, async ({ layout, stories, foot, foreword, name, credits, isFileNamed }) => {
      const titlePage =
        name === '' ? '' : `${lineOf(layout, name)}\n${credits === '' ? '' : `\n${lineOf(layout, credits)}\n`}`;
      const front = foreword.title === '' ? '' : storyOf(layout, '', { ...foreword, subtitle: '', subtitleGap: 0 });
      const text = `${titlePage}${front}${stories.map((story) => storyOf(layout, foot, story)).join('')}`;
      const book = await parseTxt(textSource(text, isFileNamed && name !== '' ? `${name}.txt` : 'download.txt'));

      const expected = [
        ...(foreword.title === '' ? [] : [{ title: foreword.title, text: foreword.paragraphs.join('') }]),
        ...stories.map(({ title, subtitle, paragraphs: own }) => ({
          title: subtitle === '' ? title : `${title}——${subtitle}`,
          text: [...own, foot].join(''),
        })),
      ];
      const found = await collectChapters(book);
      expect(
        found.map(({ title, content }) => ({
          title,
          text: withoutSpaces(content.kind === 'text' ? content.text : content.markup),
        })),
      ).toEqual(expected.map(({ title, text: own }) => ({ title, text: withoutSpaces(own) })));
      expect(book.volumes).toEqual([]);
      if (name !== '') expect(book.title).toBe(name);
      if (name !== '' && credits !== '') expect(book.author).toBe(credits.includes('译') ? '亨利·伍德' : '沈渡舟');
    }),
    { numRuns: isDeep ? 5000 : 300 },
  );
});
