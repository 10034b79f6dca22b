import { countOf, isFields, listOf, readEach, textOf, timeOf, type Fields } from './fields.ts';
import { MAX_PEER_BOOKS, MAX_PEER_MARKS, type PeerExport, type PeerMark, type PeerShelfBook } from './PeerExport.ts';

const hasAll = (value: unknown, names: readonly string[]): boolean =>
  isFields(value) && names.every((name) => name in value);

const isShelf = (list: readonly unknown[]): boolean => hasAll(list[0], ['bookUrl', 'name', 'durChapterIndex']);
const isMarks = (list: readonly unknown[]): boolean => hasAll(list[0], ['bookName', 'chapterIndex', 'chapterPos']);

function readBook(fields: Fields, nowMs: number): PeerShelfBook | undefined {
  const title = textOf(fields['name']);
  if (title === '') return undefined;
  const atMs = timeOf(fields['durChapterTime'], nowMs);
  const chapterIndex = countOf(fields['durChapterIndex']) ?? 0;
  const offset = countOf(fields['durChapterPos']) ?? 0;
  const chapterTitle = textOf(fields['durChapterTitle']);
  const isRead = chapterIndex > 0 || offset > 0;
  return {
    title,
    author: textOf(fields['author']),
    addedAtMs: atMs,
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

/** 阅读: `bookshelf.json` and `bookmark.json`, each alone or both of a backup. Undefined where it is none of them. */
export function readLegado(files: ReadonlyMap<string, unknown>, nowMs: number): PeerExport | undefined {
  const lists = [...files.values()].map(listOf);
  const books = lists.find(isShelf) ?? [];
  const marked = lists.find(isMarks) ?? [];
  if (books.length === 0 && marked.length === 0) return undefined;
  const shelf = readEach(books, MAX_PEER_BOOKS, (fields) => readBook(fields, nowMs));
  const marks = readEach(marked, MAX_PEER_MARKS, (fields) => readMark(fields, nowMs));
  const names = [...files.keys()];
  return {
    peer: 'legado',
    shelf: shelf.each,
    marks: marks.each,
    skipped: shelf.skipped + marks.skipped,
    leftOut: [
      ...(names.some((name) => /source|rule/i.test(name)) ? ['书源和规则：书页只读书库里和你自己导入的书'] : []),
      ...(names.includes('bookGroup.json') ? ['分组：请在书架上重新分组'] : []),
      ...(names.includes('readRecord.json') ? ['阅读时长：它没有按天记录'] : []),
    ],
  };
}
