import { type ImportedBook, type ImportedChapter, type OutlineEntry, countWords } from '@shuye/book-importer';
import { chineseNumeral } from '@shuye/book-importer/testing';
import { streetName } from './streetName.ts';
import { generateChapter } from './generateChapter.ts';

export const SERIAL_CHAPTERS = 3000;
const CHAPTERS_OF_VOLUME = 100;

const VOLUMES = [
  '初更',
  '雨檐',
  '灯市',
  '河埠',
  '旧城',
  '药香',
  '雁字',
  '纸船',
  '石桥',
  '雪夜',
  '鼓楼',
  '花朝',
  '竹影',
  '盐路',
  '茶烟',
  '琴台',
  '渡口',
  '桑园',
  '钟声',
  '霜降',
  '书肆',
  '井台',
  '风帆',
  '棋局',
  '墨池',
  '星河',
  '伞下',
  '镜湖',
  '归燕',
  '长明',
];

const volumeOf = (night: number): number => Math.floor((night - 1) / CHAPTERS_OF_VOLUME);

const outline: readonly OutlineEntry[] = Array.from({ length: SERIAL_CHAPTERS }, (_, index) => ({
  title: `第${chineseNumeral(index + 1)}章 ${streetName(index + 1)}`,
  level: 1,
  volume: volumeOf(index + 1),
}));

/** A serial of three thousand chapters that is made, not imported, and says so. */
export const serialBook: ImportedBook = {
  title: '长巷更夫录',
  author: '书页机杼',
  description:
    '城里有九千条巷子，巷子会搬家，更夫邬四每夜走一条。他提着一盏养着萤火虫的灯笼，把上一条巷子得来的小东西，交给下一条巷子里正缺它的人，再换来一样，继续往前走。本书三千章，全部由程序按语法写成，供试读长篇之用。',
  format: 'txt',
  encoding: 'utf-8',
  volumes: VOLUMES.map((title, index) => `第${chineseNumeral(index + 1)}卷 ${title}`),
  outline,
  warnings: [],
  async *chapters(): AsyncIterable<ImportedChapter> {
    for (const [index, entry] of outline.entries()) {
      const text = generateChapter(index + 1);
      yield { ...entry, words: countWords(text), content: { kind: 'text', text }, files: [] };
    }
  },
};
