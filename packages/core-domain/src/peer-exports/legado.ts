import { countOf, isFields, listOf, readEach, textOf, timeOf, type Fields } from './fields.ts';
import { MAX_PEER_BOOKS, MAX_PEER_MARKS, type PeerExport, type PeerMark, type PeerShelfBook } from './PeerExport.ts';
import { numberOf } from '../untyped/numberOf.ts';

const hasAll = (value: unknown, names: readonly string[]): boolean =>
  isFields(value) && names.every((name) => name in value);

const isShelf = (list: readonly unknown[]): boolean => hasAll(list[0], ['bookUrl', 'name', 'durChapterIndex']);
const isGroups = (list: readonly unknown[]): boolean => hasAll(list[0], ['groupId', 'groupName']);
const isMarks = (list: readonly unknown[]): boolean => hasAll(list[0], ['bookName', 'chapterIndex', 'chapterPos']);

interface LegadoGroup {
  /** A power of two, up to 2⁶²; books say in which they stand by the sum. */
  bit: number;
  name: string;
}

/** In their order; those that are views of the program, as 全部 and 本地, have negative numbers. */
function readGroups(list: readonly unknown[]): readonly LegadoGroup[] {
  return list
    .filter(isFields)
    .map((fields) => ({
      bit: numberOf(fields['groupId']) ?? 0,
      name: textOf(fields['groupName']),
      order: numberOf(fields['order']) ?? 0,
    }))
    .filter(({ bit, name }) => bit >= 1 && Number.isInteger(Math.log2(bit)) && name !== '')
    .sort((a, b) => a.order - b.order || a.bit - b.bit);
}

// No bits of whole numbers: those end at 2³¹.
const groupsOf = (groups: readonly LegadoGroup[], fields: Fields): readonly LegadoGroup[] => {
  const sum = numberOf(fields['group']) ?? 0;
  return sum > 0 ? groups.filter(({ bit }) => Math.floor(sum / bit) % 2 === 1) : [];
};

function readBook(fields: Fields, groups: readonly LegadoGroup[], nowMs: number): PeerShelfBook | undefined {
  const title = textOf(fields['name']);
  if (title === '') return undefined;
  const atMs = timeOf(fields['durChapterTime'], nowMs);
  const chapterIndex = countOf(fields['durChapterIndex']) ?? 0;
  const offset = countOf(fields['durChapterPos']) ?? 0;
  const chapterTitle = textOf(fields['durChapterTitle']);
  const isRead = chapterIndex > 0 || offset > 0;
  const [group] = groupsOf(groups, fields);
  return {
    title,
    author: textOf(fields['author']),
    addedAtMs: atMs,
    ...(group && { group: group.name }),
    ...(isRead && { reading: { chapterTitle, chapterIndex, offset, atMs } }),
  };
}

/** A mark of Legado is a place; what its reader wrote there is `content`. */
function readMark(fields: Fields, nowMs: number): PeerMark | undefined {
  const title = textOf(fields['bookName']);
  const chapterIndex = countOf(fields['chapterIndex']);
  if (title === '' || chapterIndex === undefined) return undefined;
  const note = textOf(fields['content'], 2000);
  const text = textOf(fields['bookText'], 1000);
  return {
    title,
    author: textOf(fields['bookAuthor']),
    kind: note !== '' && text !== '' ? 'highlight' : 'bookmark',
    spot: { chapterTitle: textOf(fields['chapterName']), chapterIndex, offset: countOf(fields['chapterPos']) ?? 0 },
    text,
    note,
    colour: 'yellow',
    atMs: timeOf(fields['time'], nowMs),
  };
}

/** 阅读: `bookshelf.json` with its `bookGroup.json`, and `bookmark.json`, each alone or all of a backup. Undefined where it is none of them. */
export function readLegado(files: ReadonlyMap<string, unknown>, nowMs: number): PeerExport | undefined {
  const lists = [...files.values()].map(listOf);
  const books = lists.find(isShelf) ?? [];
  const marked = lists.find(isMarks) ?? [];
  if (books.length === 0 && marked.length === 0) return undefined;
  const groups = readGroups(lists.find(isGroups) ?? []);
  const shelf = readEach(books, MAX_PEER_BOOKS, (fields) => readBook(fields, groups, nowMs));
  const marks = readEach(marked, MAX_PEER_MARKS, (fields) => readMark(fields, nowMs));
  const names = [...files.keys()];
  return {
    peer: 'legado',
    shelf: shelf.each,
    marks: marks.each,
    groups: groups.map(({ name }) => name),
    skipped: shelf.skipped + marks.skipped,
    leftOut: [
      ...(names.some((name) => /source|rule/i.test(name)) ? ['书源和规则：书页只读书库里和你自己导入的书'] : []),
      ...(books.some((book) => isFields(book) && groupsOf(groups, book).length > 1)
        ? ['同时在几个分组里的书：只放进第一个分组']
        : []),
      ...(names.includes('readRecord.json') ? ['阅读时长：它没有按天记录'] : []),
    ],
  };
}
