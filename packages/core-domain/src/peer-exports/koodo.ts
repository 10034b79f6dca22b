import type { AnnotationColour } from '../annotation/Annotation.ts';
import { clampPercent, PERCENT_SCALE } from '../progress/chapterPercent.ts';
import { countOf, isFields, listOf, readEach, textOf, timeOf, type Fields } from './fields.ts';
import {
  MAX_PEER_BOOKS,
  MAX_PEER_MARKS,
  type PeerBook,
  type PeerExport,
  type PeerMark,
  type PeerShelfBook,
} from './PeerExport.ts';
import { readCsv } from './readCsv.ts';
import { numberOf } from '../untyped/numberOf.ts';

/** By the number of a colour in notes, or its code in tables. */
const colours: Readonly<Record<string, AnnotationColour>> = {
  2: 'green',
  3: 'blue',
  4: 'pink',
  5: 'blue',
  6: 'blue',
  7: 'green',
  '#CAEFC9': 'green',
  '#76BEE9': 'blue',
  '#FF0000': 'pink',
  '#000080': 'blue',
  '#0000FF': 'blue',
  '#2EFF2E': 'green',
};

const colourOf = (value: unknown): AnnotationColour => {
  const name = typeof value === 'number' ? String(value) : textOf(value);
  return Object.hasOwn(colours, name) ? (colours[name] ?? 'yellow') : 'yellow';
};

/** A share of a book, written as a number from 0 to 1. */
const percentOf = (value: unknown): number | undefined => {
  const share = numberOf(value);
  return share !== undefined && share >= 0 && share <= 1 ? clampPercent(share * PERCENT_SCALE) : undefined;
};

function readMark(fields: Fields, book: PeerBook | undefined, nowMs: number): PeerMark | undefined {
  const text = textOf(fields['text'] ?? fields['label'], 1000);
  const chapterTitle = textOf(fields['chapter']);
  if (!book || (chapterTitle === '' && text === '')) return undefined;
  const chapterIndex = countOf(fields['chapterIndex']);
  const percent = percentOf(fields['percentage']);
  return {
    ...book,
    kind: 'label' in fields || text === '' ? 'bookmark' : 'highlight',
    spot: {
      chapterTitle,
      ...(chapterIndex !== undefined && { chapterIndex }),
      ...(percent !== undefined && { percent }),
    },
    text,
    note: textOf(fields['notes'], 2000),
    colour: colourOf(fields['color']),
    // Its keys are the times at which things were made.
    atMs: timeOf(fields['key'], nowMs),
  };
}

function readShelfBook(
  fields: Fields,
  spots: Fields,
  group: string | undefined,
  nowMs: number,
): PeerShelfBook | undefined {
  const title = textOf(fields['name']);
  if (title === '') return undefined;
  const key = textOf(fields['key']);
  const addedAtMs = timeOf(key, nowMs);
  const spot = Object.hasOwn(spots, key) ? spots[key] : undefined;
  const author = textOf(fields['author']);
  const book = { title, author, addedAtMs, ...(group !== undefined && { group }) };
  if (!isFields(spot)) return book;
  const chapterIndex = countOf(spot['chapterDocIndex']);
  const percent = percentOf(spot['percentage']);
  return {
    ...book,
    reading: {
      chapterTitle: textOf(spot['chapterTitle']),
      ...(chapterIndex !== undefined && { chapterIndex }),
      ...(percent !== undefined && { percent }),
      atMs: addedAtMs,
    },
  };
}

/** A table of notes or highlights, as its page of notes writes it. */
export function readKoodoTable(text: string, nowMs: number): PeerExport | undefined {
  const [head = [], ...rows] = readCsv(text.replace(/^\uFEFF/u, ''));
  if (!['bookKey', 'chapter', 'text', 'bookName'].every((name) => head.includes(name))) return undefined;
  const records = rows
    .filter((row) => row.length > 1)
    .map((row) => Object.fromEntries(head.map((name, at) => [name, row[at]])));
  const marks = readEach(records, MAX_PEER_MARKS, (fields) => {
    const title = textOf(fields['bookName']);
    const author = textOf(fields['bookAuthor']);
    const book = { title, author: author === 'Unknown author' ? '' : author };
    return readMark(fields, title === '' || title === 'Unknown book' ? undefined : book, nowMs);
  });
  return { peer: 'koodo', shelf: [], marks: marks.each, groups: [], skipped: marks.skipped, leftOut: [] };
}

/** Shelves by name, each a list of the keys of its books; one of all books is none. */
function readShelves(value: unknown): { names: readonly string[]; shelfOf: ReadonlyMap<unknown, string> } {
  const shelves = Object.entries(isFields(value) ? value : {}).flatMap(([name, keys]) =>
    textOf(name) !== '' && Array.isArray(keys) ? [{ name: textOf(name), keys: listOf(keys) }] : [],
  );
  const shelfOf = new Map([...shelves].reverse().flatMap(({ name, keys }) => keys.map((key) => [key, name] as const)));
  return { names: shelves.map(({ name }) => name), shelfOf };
}

const named = (files: ReadonlyMap<string, unknown>, name: string): unknown =>
  [...files].find(([path]) => path.split('/').pop() === name)?.[1];

/** A backup whose records are JSON: books, their shelves, notes, bookmarks and places. Undefined where it is none. */
export function readKoodo(files: ReadonlyMap<string, unknown>, nowMs: number): PeerExport | undefined {
  const books = listOf(named(files, 'books.json'));
  const [first] = books;
  if (!isFields(first) || !('key' in first && 'name' in first && 'format' in first)) return undefined;
  const spots = named(files, 'recordLocation.json');
  const { names, shelfOf } = readShelves(named(files, 'shelfList.json'));
  const shelf = readEach(books, MAX_PEER_BOOKS, (fields) =>
    readShelfBook(fields, isFields(spots) ? spots : {}, shelfOf.get(fields['key']), nowMs),
  );
  const byKey = new Map(
    books
      .filter(isFields)
      .map((book) => [book['key'], { title: textOf(book['name']), author: textOf(book['author']) }]),
  );
  const noted = [...listOf(named(files, 'notes.json')), ...listOf(named(files, 'bookmarks.json'))];
  const marks = readEach(noted, MAX_PEER_MARKS, (fields) => readMark(fields, byKey.get(fields['bookKey']), nowMs));
  return {
    peer: 'koodo',
    shelf: shelf.each,
    marks: marks.each,
    groups: names,
    skipped: shelf.skipped + marks.skipped,
    leftOut: ['书的文件：请在书架上用“导入本地书”带来', '主题和插件'],
  };
}
