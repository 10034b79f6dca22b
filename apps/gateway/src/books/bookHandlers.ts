import { BookFormat } from '@shuye/core-domain/book';
import { CONTENT_PREFIXES } from './contentPrefixes.ts';
import { memoizePerLibraryVersion } from '../database/library/memoizePerLibraryVersion.ts';
import type { ChapterRow } from '../database/schema/Tables.ts';
import { CallError } from '../calls/callErrors.ts';
import type { Handlers } from '../calls/Handler.ts';
import { loadOwned } from './loadOwned.ts';
import { requireBook } from './requireBook.ts';
import { toWireBook } from './toWireBook.ts';
import { toWireChapter } from './toWireChapter.ts';
import type { Database } from '../database/schema/Database.ts';

const WRONG_FORMAT = 404;

const chaptersOf = (database: Database, bookId: number): Promise<ChapterRow[]> =>
  database.selectFrom('chapter').selectAll().where('book_id', '=', bookId).orderBy('ordinal').execute();

const endOf = (database: Database, bookId: number, direction: 'asc' | 'desc'): Promise<ChapterRow | undefined> =>
  database
    .selectFrom('chapter')
    .selectAll()
    .where('book_id', '=', bookId)
    .orderBy('ordinal', direction)
    .limit(1)
    .executeTakeFirst();

const bookWithEnds = memoizePerLibraryVersion({
  load: async (database, bookId: string) => {
    const book = await requireBook(database, bookId);
    const first = await endOf(database, book.id, 'asc');
    const last = await endOf(database, book.id, 'desc');
    return { book, first, last };
  },
  keyOf: (bookId) => bookId,
  max: 1000,
});

type ToWire = ReturnType<typeof toWireChapter>;
type WireVolume = { volumeId: string; volumeName: string; volumeList: ReturnType<ToWire>[] };

function byVolume(chapters: readonly ChapterRow[], toWire: ToWire): WireVolume[] {
  const volumes = new Map<number, WireVolume>();
  for (const chapter of chapters) {
    const volume = volumes.get(chapter.volume) ?? {
      volumeId: String(chapter.volume),
      volumeName: chapter.volume_title,
      volumeList: [],
    };
    volume.volumeList.push(toWire(chapter));
    volumes.set(chapter.volume, volume);
  }
  return [...volumes.values()];
}

async function requireFormat(database: Database, bookId: string, format: number) {
  const book = await requireBook(database, bookId);
  if (book.format !== format) throw new CallError(WRONG_FORMAT, '书籍不存在');
  return book;
}

export const bookHandlers: Pick<Handlers, 'bookInfo' | 'chapterList' | 'epubChapterList' | 'epubCatalogList'> = {
  bookInfo: async ({ bookId }, { database, caller, nowMs }) => {
    const { book, first, last } = await bookWithEnds(database, bookId);
    const owned = await loadOwned(database, caller, book.id);
    return { data: toWireBook(book, { first, last, owned }, nowMs) };
  },

  chapterList: async ({ bookId }, { database, caller, nowMs }) => {
    const book = await requireFormat(database, bookId, BookFormat.Standard);
    const owned = await loadOwned(database, caller, book.id);
    const toWire = toWireChapter(book, { caller, owned, nowMs });
    const volumes = byVolume(await chaptersOf(database, book.id), toWire);
    return { data: { bookId: book.id, chapterList: volumes, ...CONTENT_PREFIXES } };
  },

  epubChapterList: async ({ bookId }, { database, caller, nowMs }) => {
    const book = await requireFormat(database, bookId, BookFormat.Epub);
    const owned = await loadOwned(database, caller, book.id);
    const chapters = await chaptersOf(database, book.id);
    const chapterList = chapters.map(toWireChapter(book, { caller, owned, nowMs }));
    return { data: { bookId: book.id, chapterList, ...CONTENT_PREFIXES } };
  },

  epubCatalogList: async ({ bookId }, { database }) => {
    const book = await requireFormat(database, bookId, BookFormat.Epub);
    const chapters = await chaptersOf(database, book.id);
    const catalogList = chapters.map(({ id, title, level }) => ({ chapterId: id, catalogName: title, level }));
    return { data: { catalogList } };
  },
};
