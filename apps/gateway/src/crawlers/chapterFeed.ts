import { isUnshelved } from '../books/requireBook.ts';
import type { Database } from '../database/schema/Database.ts';
import { rowId } from '../database/rowId.ts';
import { escapeXml } from './sitemapXml.ts';

/** Chapters of a feed, the newest first: a reader program asks again before a book has grown by so many. */
const FEED_CHAPTERS = 30;

/** Characters that XML cannot hold, however they are escaped. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const textOf = (text: string): string => escapeXml(text.replace(FORBIDDEN, ''));

const timeOf = (atMs: number): string => new Date(atMs).toISOString();

/** The newest chapters of a book as an Atom feed (RFC 4287); undefined for a book that cannot be shown. */
export async function chapterFeed(database: Database, origin: string, bookId: string): Promise<string | undefined> {
  const id = rowId(bookId);
  const book =
    id === undefined
      ? undefined
      : await database.selectFrom('book').selectAll().where('id', '=', id).executeTakeFirst();
  if (!book || isUnshelved(book) || book.hidden === 1) return undefined;
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
      `<entry><id>${address}</id><title>${textOf(title)}</title><link href="${address}"/>` +
      `<updated>${timeOf(updated_at)}</updated></entry>\n`
    );
  });
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="zh-CN">\n` +
    `<id>${page}</id><title>${textOf(book.title)}</title><link href="${page}"/>` +
    `<link rel="self" href="${escapeXml(`${origin}/feed/${book.id}.xml`)}"/>` +
    `<updated>${timeOf(Math.max(book.updated_at, ...chapters.map(({ updated_at }) => updated_at)))}</updated>` +
    `<author><name>${textOf(book.author) || '佚名'}</name></author>\n${entries.join('')}</feed>\n`
  );
}
