import { annotationColours } from '../annotation/Annotation.ts';
import { clampPercent, PERCENT_SCALE } from '../progress/chapterPercent.ts';
import { isFields, listOf, readEach, textOf, timeOf, type Fields } from './fields.ts';
import {
  MAX_PEER_BOOKS,
  MAX_PEER_MARKS,
  type PeerBook,
  type PeerExport,
  type PeerMark,
  type PeerShelfBook,
} from './PeerExport.ts';

export const READEST_FORMAT = 'readest-annotations';

/** The place in the list of documents that a fragment identifier begins with: even numbers, from 2. */
function documentOf(cfi: unknown): number | undefined {
  const step = /^epubcfi\(\/\d{1,4}\/(\d{1,6})/.exec(typeof cfi === 'string' ? cfi : '')?.[1];
  const index = step === undefined ? -1 : Number(step) / 2 - 1;
  return Number.isInteger(index) && index >= 0 ? index : undefined;
}

/** Pages that were read, of all. */
function percentOf(value: unknown): number | undefined {
  const [page, pages] = listOf(value);
  const isPart = typeof page === 'number' && typeof pages === 'number' && page >= 0 && page <= pages && pages > 0;
  return isPart ? clampPercent((page / pages) * PERCENT_SCALE) : undefined;
}

function readMark(fields: Fields, book: PeerBook, nowMs: number): PeerMark | undefined {
  const chapterIndex = documentOf(fields['cfi']);
  const { type } = fields;
  if (
    chapterIndex === undefined ||
    fields['deletedAt'] ||
    (type !== 'annotation' && type !== 'bookmark' && type !== 'excerpt')
  )
    return undefined;
  const text = textOf(fields['text'], 1000);
  return {
    ...book,
    kind: type === 'bookmark' || text === '' ? 'bookmark' : 'highlight',
    spot: { chapterTitle: '', chapterIndex },
    text,
    note: textOf(fields['note'], 2000),
    colour:
      annotationColours.find((colour) => colour === fields['color']) ?? (fields['color'] === 'red' ? 'pink' : 'yellow'),
    atMs: timeOf(fields['createdAt'], nowMs),
  };
}

const bookOf = (fields: Fields): PeerBook => ({ title: textOf(fields['title']), author: textOf(fields['author']) });

function readShelfBook(fields: Fields, nowMs: number): PeerShelfBook | undefined {
  const book = bookOf(fields);
  if (book.title === '' || fields['deletedAt']) return undefined;
  const percent = percentOf(fields['progress']);
  const group = textOf(fields['groupName']);
  return {
    ...book,
    ...(group !== '' && { group }),
    addedAtMs: timeOf(fields['createdAt'], nowMs),
    ...(percent !== undefined && {
      reading: { chapterTitle: '', percent, atMs: timeOf(fields['updatedAt'], nowMs) },
    }),
  };
}

/** The notes of one book, as they are exported. */
function readNotes(fields: Fields, nowMs: number): PeerExport {
  const book = bookOf(isFields(fields['book']) ? fields['book'] : {});
  const marks = readEach(listOf(fields['annotations']), MAX_PEER_MARKS, (one) => readMark(one, book, nowMs));
  const percent = percentOf(fields['progress']);
  const atMs = timeOf(fields['exportedAt'], nowMs);
  const shelf = {
    ...book,
    addedAtMs: atMs,
    ...(percent !== undefined && { reading: { chapterTitle: '', percent, atMs } }),
  };
  return {
    peer: 'readest',
    shelf: book.title === '' ? [] : [shelf],
    marks: book.title === '' ? [] : marks.each,
    groups: [],
    skipped: marks.skipped,
    leftOut: [],
  };
}

const isLibrary = (value: unknown): value is readonly Fields[] => {
  const [first] = listOf(value);
  return isFields(first) && 'hash' in first && 'title' in first && 'format' in first;
};

/** The notes of a book, or a backup: `library.json` with a `config.json` below each book's hash. Undefined for others. */
export function readReadest(files: ReadonlyMap<string, unknown>, nowMs: number): PeerExport | undefined {
  const notes = [...files.values()].find((value) => isFields(value) && value['$format'] === READEST_FORMAT);
  if (isFields(notes)) return readNotes(notes, nowMs);
  const library = [...files.values()].find(isLibrary);
  if (!library) return undefined;
  const shelf = readEach(library, MAX_PEER_BOOKS, (fields) => readShelfBook(fields, nowMs));
  const noted = library.filter(isFields).flatMap((fields) => {
    const config = files.get(`${textOf(fields['hash'])}/config.json`);
    const book = bookOf(fields);
    if (!isFields(config) || book.title === '') return [];
    return listOf(config['booknotes']).map((note) => ({ note, book }));
  });
  const marks = readEach(noted, MAX_PEER_MARKS, ({ note, book }) =>
    isFields(note) ? readMark(note, book as PeerBook, nowMs) : undefined,
  );
  return {
    peer: 'readest',
    shelf: shelf.each,
    marks: marks.each,
    groups: [...new Set(shelf.each.flatMap(({ group }) => group ?? []))],
    skipped: shelf.skipped + marks.skipped,
    leftOut: ['书的文件：请在书架上用“导入本地书”带来', '阅读统计和设置'],
  };
}
