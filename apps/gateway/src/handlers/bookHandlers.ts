import { BookFormat } from '@shuye/core-domain';
import type { ChapterRow } from '../database/schema.ts';
import { Refusal } from '../http/Refusal.ts';
import type { Handlers } from './Handler.ts';
import { requireBook } from './requireBook.ts';
import { toWireBook } from './toWireBook.ts';
import type { Database } from '../database/openDatabase.ts';

/** Every content file of one kind lies below its prefix; the gateway alone answers the second. */
export const PREFIXES = { freeContUrlPrefix: '/content/free/', chargeContUrlPrefix: '/content/charge/' };

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

const toWireChapter = (chapter: ChapterRow) => ({
  chapterId: chapter.id,
  chapterName: chapter.title,
  isFreeRead: chapter.is_free,
  isBuy: 0,
  chapterPrice: chapter.bean_price,
  contUrlSuffix: chapter.content_file,
  wordCount: chapter.words,
  chapterUpdateTime: Math.floor(chapter.updated_at / 1000),
  level: chapter.level,
});

type WireVolume = { volumeId: string; volumeName: string; volumeList: ReturnType<typeof toWireChapter>[] };

/** Chapters grouped by the volume they are printed in, in reading order. */
function byVolume(chapters: readonly ChapterRow[]): WireVolume[] {
  const volumes = new Map<number, WireVolume>();
  for (const chapter of chapters) {
    const volume = volumes.get(chapter.volume) ?? {
      volumeId: String(chapter.volume),
      volumeName: chapter.volume_title,
      volumeList: [],
    };
    volume.volumeList.push(toWireChapter(chapter));
    volumes.set(chapter.volume, volume);
  }
  return [...volumes.values()];
}

async function requireFormat(database: Database, bookId: string, format: number) {
  const book = await requireBook(database, bookId);
  if (book.format !== format) throw new Refusal(WRONG_FORMAT, 'the book has another format');
  return book;
}

export const bookHandlers: Pick<Handlers, 'bookInfo' | 'chapterList' | 'epubChapterList' | 'epubCatalogList'> = {
  bookInfo: async ({ bookId }, { database, now }) => {
    const book = await requireBook(database, bookId);
    const [first, last] = await Promise.all([endOf(database, book.id, 'asc'), endOf(database, book.id, 'desc')]);
    return { data: toWireBook(book, { first, last }, now) };
  },

  chapterList: async ({ bookId }, { database }) => {
    const book = await requireFormat(database, bookId, BookFormat.Standard);
    return { data: { bookId: book.id, chapterList: byVolume(await chaptersOf(database, book.id)), ...PREFIXES } };
  },

  epubChapterList: async ({ bookId }, { database }) => {
    const book = await requireFormat(database, bookId, BookFormat.Epub);
    const chapters = await chaptersOf(database, book.id);
    return { data: { bookId: book.id, chapterList: chapters.map(toWireChapter), ...PREFIXES } };
  },

  epubCatalogList: async ({ bookId }, { database }) => {
    const book = await requireFormat(database, bookId, BookFormat.Epub);
    const chapters = await chaptersOf(database, book.id);
    const catalogList = chapters.map(({ id, title, level }) => ({ chapterId: id, catalogName: title, level }));
    return { data: { catalogList } };
  },
};
