import { koodoBackup, koodoTable, readestBackup, readestNotes, type PeerReading } from '@shuye/tooling/peer-exports';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAnnotation } from '../annotation/parseAnnotation.ts';
import { BookFormat } from '../book/Book.ts';
import { parseReaderFile } from '../take-along/parseReaderFile.ts';
import { writeReaderFile } from '../take-along/ReaderFile.ts';
import { parseBookmarkItem } from '../text-bookmarks/parseTextBookmarks.ts';
import { chapterOfSpot, isSameBook } from './matchBook.ts';
import { parsePeerFiles } from './parsePeerFiles.ts';
import { peerFile, type FoundBook } from './peerFile.ts';
import { readCsv } from './readCsv.ts';

const NOW = 1_790_000_000_000;
const AT = 1_780_000_000_000;

const files = (texts: Readonly<Record<string, unknown>>) =>
  new Map(
    Object.entries(texts).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
const read = (texts: Readonly<Record<string, unknown>>) => {
  const parsed = parsePeerFiles(files(texts), NOW);
  return parsed.kind === 'export' ? parsed.found : parsed.fault;
};

const legado = {
  'bookshelf.json': [
    {
      bookUrl: 'https://a.example/1',
      origin: 'https://a.example',
      name: '山中灯火',
      author: '许半山',
      durChapterIndex: 2,
      durChapterPos: 4,
      durChapterTitle: '第3章 敲门',
      durChapterTime: AT,
      group: 6,
    },
    {
      bookUrl: 'b',
      name: '没翻开',
      author: '',
      durChapterIndex: 0,
      durChapterPos: 0,
      durChapterTime: AT,
      group: 2 ** 40,
    },
    { bookUrl: 'c', name: '', durChapterIndex: 1 },
  ],
  'bookmark.json': [
    {
      time: AT + 1,
      bookName: '山中灯火',
      bookAuthor: '许半山',
      chapterIndex: 2,
      chapterPos: 4,
      chapterName: '第3章 敲门',
      bookText: '有人敲门。',
      content: '是谁',
    },
    {
      time: 5,
      bookName: '山中灯火',
      bookAuthor: '许半山',
      chapterIndex: 0,
      chapterPos: 0,
      chapterName: '第1章',
      bookText: '山中',
      content: '',
    },
    null,
  ],
  'bookGroup.json': [
    { groupId: 2, groupName: '言情', order: 3, show: true },
    { groupId: -1, groupName: '全部', order: -10, show: true },
    { groupId: 4, groupName: ' 夜读 ', order: 1, show: true },
    { groupId: 2 ** 40, groupName: '以后', order: 2, show: false },
    { groupId: 7, groupName: '两个数的和', order: 0 },
  ],
  'bookSource.json': [],
};

const known: PeerReading = {
  title: '山中灯火',
  author: '许半山',
  atMs: AT,
  left: { chapter: '第2章', index: 1, share: 0.4 },
  noted: { chapter: '第3章 敲门', index: 2, words: '有人敲门。', note: '是谁' },
  bookmark: { index: 0, words: '山中', share: 0.5 },
};
const koodo = koodoBackup(known);
const readest = { 'a.json': readestNotes(known) };

const chapters = ['第1章', '第2章', '第3章 敲门', '第4章'].map((title, at) => ({ chapterId: `c${at + 1}`, title }));
const found: FoundBook = {
  bookId: '1001',
  title: '山中灯火',
  author: '许半山',
  coverUrl: '',
  format: BookFormat.Standard,
  isOwn: false,
  chapters,
};

describe('what another reader wrote', () => {
  it('is read: 阅读’s shelf and bookmarks', () => {
    expect(read(legado)).toMatchObject({
      peer: 'legado',
      skipped: 2,
      shelf: [
        {
          title: '山中灯火',
          author: '许半山',
          addedAtMs: AT,
          group: '夜读',
          reading: { chapterTitle: '第3章 敲门', chapterIndex: 2, offset: 4, atMs: AT },
        },
        { title: '没翻开', group: '以后' },
      ],
      groups: ['夜读', '以后', '言情'],
      marks: [
        { kind: 'highlight', text: '有人敲门。', note: '是谁', atMs: AT + 1, spot: { chapterIndex: 2, offset: 4 } },
        { kind: 'bookmark', atMs: NOW },
      ],
      leftOut: ['书源和规则：书页只读书库里和你自己导入的书', '同时在几个分组里的书：只放进第一个分组'],
    });
    expect(read({ 'bookmark.json': legado['bookmark.json'] })).toMatchObject({
      peer: 'legado',
      shelf: [],
      leftOut: [],
    });
  });

  it('is read: Koodo’s records and its table of notes', () => {
    expect(read(koodo)).toMatchObject({
      peer: 'koodo',
      skipped: 1,
      groups: ['夜读', '言情', '空'],
      shelf: [
        {
          title: '山中灯火',
          addedAtMs: AT,
          group: '夜读',
          reading: { chapterTitle: '第2章', chapterIndex: 1, percent: 4000 },
        },
      ],
      marks: [
        {
          kind: 'highlight',
          colour: 'blue',
          note: '是谁',
          atMs: AT + 2,
          spot: { chapterTitle: '第3章 敲门', chapterIndex: 2 },
        },
        { kind: 'bookmark', spot: { percent: 5000 }, text: '山中' },
      ],
    });
    const noted = { ...known.noted, words: '他说"谁",\n又停', note: '是谁,呢' };
    const table = koodoTable({ ...known, author: '', noted });
    expect(read({ 'koodoreader-note.csv': table })).toMatchObject({
      peer: 'koodo',
      skipped: 0,
      marks: [{ title: '山中灯火', author: '', text: '他说"谁",\n又停', note: '是谁,呢', colour: 'green', atMs: AT }],
    });
  });

  it('is read: Readest’s notes of a book, and its library', () => {
    const marks = [
      { kind: 'highlight', colour: 'blue', note: '是谁', spot: { chapterIndex: 2 }, text: '有人敲门。' },
      { kind: 'bookmark', spot: { chapterIndex: 0 } },
    ];
    expect(read(readest)).toMatchObject({
      peer: 'readest',
      skipped: 1,
      shelf: [{ reading: { percent: 4000 } }],
      marks,
    });
    expect(read(readestBackup(known))).toMatchObject({
      peer: 'readest',
      skipped: 1,
      groups: ['夜读'],
      shelf: [{ addedAtMs: AT, group: '夜读', reading: { percent: 4000 } }],
      marks,
    });
  });

  it('is refused where it was cut off, or is of a program that is not known', () => {
    const text = JSON.stringify(legado['bookshelf.json']);
    expect(read({ 'bookshelf.json': text.slice(0, -5), 'bookmark.json': legado['bookmark.json'] })).toBe('damaged');
    expect(['', '[]', '{}', 'null', '[1]', '你好', '[{}]'].map((other) => read({ 'x.json': other }))).toEqual(
      Array.from({ length: 7 }, () => 'foreign'),
    );
  });

  it.each([
    ['notes.json', 'color'],
    ['notes.json', 'percentage'],
    ['recordLocation.json', 'percentage'],
  ] as const)('takes an object in %s at %s for nothing said, which no text or number can be made of', (file, field) => {
    const noText = { toString: 1 };
    const spoilt =
      file === 'notes.json'
        ? [{ ...koodo[file][0], [field]: noText }]
        : { '1780000000000': { ...koodo[file]['1780000000000'], [field]: noText } };
    expect(read({ ...koodo, [file]: spoilt })).toMatchObject({ peer: 'koodo' });
  });

  it('never throws, whatever stands in it, and gives nothing that the import would refuse', () => {
    const names = [
      'bookshelf.json',
      'bookmark.json',
      'books.json',
      'notes.json',
      'library.json',
      'h/config.json',
      'n.csv',
    ];
    const hostile = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom<unknown>('__proto__', '\u0000', -1, 1e300, 'x'.repeat(5000), '\uD83D', { toString: 1 }),
    );
    const spoilt = (whole: Readonly<Record<string, unknown>>) =>
      fc.tuple(fc.constantFrom(...Object.keys(whole)), hostile).map(([key, value]) => ({ ...whole, [key]: value }));
    const texts = fc.oneof(
      fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.json(), fc.string())),
      spoilt(legado['bookshelf.json'][0] ?? {}).map((one) => ({ 'bookshelf.json': [one] })),
      spoilt(legado['bookmark.json'][0] ?? {}).map((one) => ({ 'bookmark.json': [one] })),
      spoilt(koodo['notes.json'][0] ?? {}).map((one) => ({ ...koodo, 'notes.json': [one] })),
      spoilt(koodo['bookmarks.json'][0] ?? {}).map((one) => ({ ...koodo, 'bookmarks.json': [one] })),
      spoilt(koodo['books.json'][0] ?? {}).map((one) => ({ ...koodo, 'books.json': [one] })),
      spoilt(legado['bookGroup.json'][0] ?? {}).map((one) => ({ ...legado, 'bookGroup.json': [one] })),
      spoilt(koodo['shelfList.json']).map((one) => ({ ...koodo, 'shelfList.json': one })),
      spoilt(koodo['recordLocation.json']['1780000000000'] ?? {}).map((one) => ({
        ...koodo,
        'recordLocation.json': { '1780000000000': one },
      })),
      spoilt(readest['a.json'].annotations[0] ?? {}).map((one) => ({
        'a.json': { ...readest['a.json'], annotations: [one] },
      })),
    );
    fc.assert(
      fc.property(texts, (given) => {
        const parsed = parsePeerFiles(files(given), NOW);
        if (parsed.kind === 'refused') return;
        const { file } = peerFile(parsed.found, [found]);
        expect(file.annotations.map(parseAnnotation)).toEqual(file.annotations);
        expect(file.bookmarks.map(parseBookmarkItem)).toEqual(file.bookmarks);
        expect(parseReaderFile(writeReaderFile(file, NOW))).toEqual({ kind: 'file', file, skipped: 0 });
      }),
      { numRuns: 300 },
    );
  });
});

const written = (rows: readonly (readonly string[])[]) =>
  rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\n');

it('a table of values is read as it was written', () => {
  const cell = fc.string().filter((text) => !text.includes('\r'));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }), (rows) => {
      expect(readCsv(written(rows))).toEqual(rows);
    }),
  );
});

describe('what goes into a book that was found', () => {
  it('is its place on the shelf, where it was left, its bookmarks and marked words, in the chapter of that name', () => {
    const parsed = parsePeerFiles(files(legado), NOW);
    if (parsed.kind === 'refused') throw new Error(parsed.fault);
    const { file, ...counts } = peerFile(parsed.found, [found]);
    expect(counts).toEqual({ books: 1, marks: 2, grouped: 1, lost: 0 });
    expect(file.shelf).toMatchObject([
      {
        bookId: '1001',
        keeping: { kept: true, at: { time: AT } },
        reading: { at: { time: AT }, bookmark: { chapter: 'c3', percent: 7500 } },
      },
    ]);
    expect(file.places).toEqual({
      1001: { place: { chapterId: 'c3', offset: 4, print: '' }, percent: 7500, chapterTitle: '第3章 敲门', at: AT },
    });
    expect(file.annotations).toMatchObject([
      {
        bookId: '1001',
        highlight: { range: { chapterId: 'c3', start: 4, end: 9, quote: '有人敲门。' } },
        note: { text: '是谁' },
      },
    ]);
    expect(file.bookmarks).toMatchObject([{ id: '1001 c1 0', value: { text: '山中' } }]);
  });

  it('is no place on the shelf for a book of one’s own, which stands there anyway', () => {
    const parsed = parsePeerFiles(files(koodo), NOW);
    if (parsed.kind === 'refused') throw new Error(parsed.fault);
    const { file } = peerFile(parsed.found, [{ ...found, isOwn: true }]);
    expect([file.shelf, Object.keys(file.places)]).toEqual([[], ['1001']]);
  });

  it.each([
    [{ chapterTitle: '第3章敲门', chapterIndex: 0 }, 2],
    [{ chapterTitle: '三、敲门', chapterIndex: 9 }, 2],
    [{ chapterTitle: '第九章 无此章', chapterIndex: 1 }, 1],
    [{ chapterTitle: '第九章 无此章', chapterIndex: 9 }, undefined],
    [{ chapterTitle: '第九章 无此章', percent: 5000 }, undefined],
    [{ chapterTitle: '', percent: 5000 }, 2],
    [{ chapterTitle: '', percent: 10_000 }, 3],
    [{ chapterTitle: '' }, undefined],
  ])('of a spot %j the chapter is %s', (spot, chapter) => {
    expect(chapterOfSpot(chapters, spot)).toBe(chapter);
  });

  it.each([
    ['山中灯火', '许半山', true],
    ['《山中灯火》（精校版）', ' 许半山 著', true],
    ['山中灯火', '', true],
    ['山中灯火', '别人', false],
    ['山中灯', '许半山', false],
    ['', '', false],
  ])('%s of %s is the same book: %s', (title, author, isSame) => {
    expect(isSameBook({ title, author }, found)).toBe(isSame);
  });
});
