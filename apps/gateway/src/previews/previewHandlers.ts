import { loadChapterText } from '../content/loadChapterText.ts';
import type { Database } from '../database/schema/Database.ts';
import type { ChapterRow } from '../database/schema/Tables.ts';
import { phrasesLike, phrasesOf } from '../discovery/phrases.ts';
import { bookHandlers } from '../books/bookHandlers.ts';
import type { Handlers } from '../calls/Handler.ts';
import { requireShownBook } from '../books/requireShownBook.ts';
import { toWirePhrase } from '../discovery/seoHandlers.ts';
import { coverUrl } from '../books/toWireBook.ts';
import { clamp } from '../calls/clamp.ts';

const MAX_CHAPTERS = 3;
const MAX_LATEST_CHAPTERS = 20;
const MAX_PHRASES = 20;
/** A short story ends here at the latest; the rest is read in the reader. */
const MAX_CHARACTERS = 30_000;

const freeChapters = (database: Database, bookId: number, limit: number): Promise<ChapterRow[]> =>
  database
    .selectFrom('chapter')
    .selectAll()
    .where('book_id', '=', bookId)
    .where('is_free', '=', 1)
    .orderBy('ordinal')
    .limit(limit)
    .execute();

export const previewHandlers: Pick<Handlers, 'phraseBookInfo' | 'chapterPreview' | 'shortStory' | 'latestChapters'> = {
  phraseBookInfo: async (request, context) => {
    const { database } = context;
    const { data } = await bookHandlers.bookInfo(request, context);
    const book = await requireShownBook(database, request.bookId);
    const own = await phrasesOf(database, book.id, MAX_PHRASES);
    const phrase = own.find(({ id }) => String(id) === request.keywordsId);
    const { phrases: others } = await phrasesLike(database, { withoutBook: book.id, offset: 0, limit: MAX_PHRASES });
    return {
      data: {
        ...data,
        ...(phrase ? { queryType: phrase.kind, queryName: phrase.text } : {}),
        contactWords: [
          ...own.filter(({ id }) => id !== phrase?.id).map(toWirePhrase),
          ...(JSON.parse(book.tags) as string[]),
        ],
        rcmdQueries: others.map(toWirePhrase),
      },
    };
  },

  chapterPreview: async ({ bookId, limit }, { database, files }) => {
    const book = await requireShownBook(database, bookId);
    const chapters = await freeChapters(database, book.id, clamp(limit, MAX_CHAPTERS));
    const texts = await Promise.all(
      chapters.map((chapter) => loadChapterText({ files, kind: 'free' }, chapter, book.format)),
    );
    return {
      data: {
        chapters: chapters.map(({ id, title }, at) => ({
          chapterId: id,
          chapterName: title,
          chapterContent: texts[at] ?? '',
        })),
      },
    };
  },

  shortStory: async ({ bookId }, { database, files }) => {
    const book = await requireShownBook(database, bookId);
    const texts: string[] = [];
    for (const chapter of await freeChapters(database, book.id, MAX_LATEST_CHAPTERS)) {
      if (texts.join('').length >= MAX_CHARACTERS) break;
      texts.push(await loadChapterText({ files, kind: 'free' }, chapter, book.format));
    }
    return {
      data: {
        bookId: book.id,
        bookName: book.title,
        authorName: book.author,
        imgUrl: coverUrl(book),
        desc: book.description,
        content: texts.join('\n'),
        totalWords: book.word_count,
      },
    };
  },

  latestChapters: async ({ bookId, limit, order }, { database }) => {
    const book = await requireShownBook(database, bookId);
    const chapters = await database
      .selectFrom('chapter')
      .selectAll()
      .where('book_id', '=', book.id)
      .orderBy('ordinal', order)
      .limit(clamp(limit, MAX_LATEST_CHAPTERS))
      .execute();
    return {
      data: {
        chapterList: chapters.map(({ id, title, updated_at }) => ({
          chapterId: id,
          name: title,
          updateTime: Math.floor(updated_at / 1000),
        })),
        totalChapterNum: book.chapter_count,
      },
    };
  },
};
