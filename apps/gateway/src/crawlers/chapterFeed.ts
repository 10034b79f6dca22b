import { coverOpening } from '@shuye/core-domain/book';
import { findBook } from '../books/findBook.ts';
import { toVisibility } from '../books/toVisibility.ts';
import type { Database } from '../database/schema/Database.ts';
import { escapeXml, xmlText } from './sitemapXml.ts';

/** Chapters of a feed, the newest first: a reader program asks again before a book has grown by so many. */
const FEED_CHAPTERS = 30;

const timeOf = (atMs: number): string => new Date(atMs).toISOString();

/** `gone`: the book was shown once and was taken down or closed. A hidden one tells nobody that it is there. */
export type ChapterFeed = { xml: string } | 'gone' | undefined;

/** The newest chapters of a book as an Atom feed (RFC 4287); undefined for a book that is not there. */
export async function chapterFeed(database: Database, origin: string, bookId: string): Promise<ChapterFeed> {
  const book = await findBook(database, bookId);
  if (!book || book.hidden === 1) return undefined;
  if (!coverOpening({ openness: toVisibility(book) }).opens) return 'gone';
  const chapters = await database
    .selectFrom('chapter')
    .select(['id', 'title', 'updated_at'])
    .where('book_id', '=', book.id)
    .orderBy('ordinal', 'desc')
    .limit(FEED_CHAPTERS)
    .execute();
  const page = escapeXml(`${origin}/book/${book.id}.html`);
  const entries = chapters.map(({ id: chapterId, title, updated_at }) => {
    const address = escapeXml(`${origin}/reader/${book.id}?forceChapterId=${chapterId}`);
    return (
      `<entry><id>${address}</id><title>${xmlText(title)}</title><link href="${address}"/>` +
      `<updated>${timeOf(updated_at)}</updated></entry>\n`
    );
  });
  const xml =
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">\n` +
    `<id>${page}</id><title>${xmlText(book.title)}</title><link href="${page}"/>` +
    `<link rel="self" href="${escapeXml(`${origin}/feed/${book.id}.xml`)}"/>` +
    `<updated>${timeOf(Math.max(book.updated_at, ...chapters.map(({ updated_at }) => updated_at)))}</updated>` +
    `<author><name>${xmlText(book.author) || '佚名'}</name></author>\n${entries.join('')}</feed>\n`;
  return { xml };
}
