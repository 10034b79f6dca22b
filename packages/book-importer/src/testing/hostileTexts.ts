import { prose } from './prose.ts';

const WORDS = '山中灯火一夜未熄他走过长巷看见纸船顺着水沟漂远了船头点着米粒大的火而更夫打着哈欠数着天上的星星';

const words = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, at) => WORDS[(seed * 7 + at * 3) % WORDS.length]).join('');

/** Lines of about `size` characters in all. */
const lines = (size: number, length: number, lineOf: (index: number) => string, end = '\n'): string =>
  Array.from({ length: Math.ceil(size / length) }, (_, index) => lineOf(index)).join(end);

/** Texts of a given number of characters that have cost an importer more than they hold. */
export const hostileTexts: Readonly<Record<string, (size: number) => string>> = {
  'prose without headings': (size) => lines(size, 60, (at) => prose(50, at)),
  'lines of 50 characters that never end a sentence': (size) => lines(size, 51, (at) => words(at, 50)),
  'the same in Latin letters': (size) => lines(size, 51, () => 'the quick brown fox jumps over a lazy dog again an'),
  'one line': (size) => words(1, size),
  'only headings': (size) => lines(size, 9, (at) => `第${at + 1}章 山中`),
  'headings in threes above a little text': (size) =>
    lines(size, 50, (at) => (at % 4 === 3 ? `${words(at, 40)}。` : `第${at + 1}章 ${words(at, 4)}`)),
  'bare numbers': (size) => lines(size, 7, (at) => `${at + 1}`, '\n\n'),
  'a first chapter again and again under titles': (size) =>
    lines(size, 60, (at) => `${words(at, 6)}\n\n第一章 ${words(at, 4)}\n\n${words(at, 30)}。`, '\n\n'),
  'a table of contents without an end': (size) =>
    `目录\n${lines(size, 100, (at) => `${words(at, 8)}${'.'.repeat(80)}${at}`)}`,
  'table of contents after table of contents': (size) =>
    lines(size, 30, (at) => `目录\n${words(at, 5)}${at}\n${words(at + 1, 6)}${at}\n\n`, '\n'),
  'short lines': (size) => lines(size, 5, () => '他说好。'),
  'short lines between blank ones': (size) => lines(size, 8, (at) => words(at, 6), '\n\n'),
  verses: (size) => lines(size, 14, (at) => `${words(at, 5)}，\n${words(at + 3, 5)}。`, '\n\n'),
  dialogue: (size) => lines(size, 17, (at) => `“${words(at, 12)}？”`),
  'quotes in quotes': (size) => '“‘'.repeat(size / 2),
  'blanks between two letters': (size) => `a${' '.repeat(size)}b`,
  'a signature under every line': (size) =>
    lines(size, 34, (at) => `${words(at, 20)}\n　　　　　　　　　　${words(at, 3)}`),
};
