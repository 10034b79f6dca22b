import { createHash } from 'node:crypto';
import { drawCover } from '@shuye/book-importer';
import { bookStatusLabel, coverOpening } from '@shuye/core-domain/book';
import { wordCountLabel } from '@shuye/core-domain/text';
import { Hono } from 'hono';
import { findBook } from '../books/findBook.ts';
import { toVisibility } from '../books/toVisibility.ts';
import type { Database } from '../database/schema/Database.ts';
import type { BookRow } from '../database/schema/Tables.ts';
import { drawPng } from '../drawing/drawPng.ts';
import { withFontDots } from '../drawing/drawingFont.ts';
import { needsOtherFonts } from '../drawing/needsOtherFonts.ts';
import { writable } from '../crawlers/sitemapXml.ts';
import { cardSvg } from './cardSvg.ts';
import { createCardStore } from './createCardStore.ts';
import { loadPicture } from './loadPicture.ts';

/** Not for good: a book may be renamed, or taken down. */
const FOR_A_DAY = 'public, max-age=86400';

interface Place {
  database: Database;
  dataDir: string;
}

/** More words than a card can show. */
const MAX_WORDS = 300;

/** The words of a book as they can be drawn. */
const drawable = (words: string): string => withFontDots(writable(words.slice(0, MAX_WORDS)));

async function drawCard(dataDir: string, book: BookRow): Promise<Uint8Array> {
  const [title, author] = [drawable(book.title), drawable(book.author)];
  const address = await loadPicture(dataDir, book.cover_file);
  const description = drawable(book.description);
  const svg = cardSvg({
    title,
    author,
    description,
    facts: [
      book.category,
      bookStatusLabel(book.status),
      ...(book.word_count > 0 ? [wordCountLabel(book.word_count)] : []),
    ].filter((fact) => fact !== ''),
    cover: address === undefined ? { drawing: drawCover({ title, author }) } : { address },
  });
  return drawPng(svg, { loadSystemFonts: needsOtherFonts(title + author + description) });
}

/** The picture that previews of links show of a book, as PNG: WeChat and most others take no drawing [SEO-15]. */
export function cardRoutes({ database, dataDir }: Place): Hono {
  const routes = new Hono();
  const store = createCardStore();

  routes.get('/cards/:file{[0-9]{1,15}\\.png}', async (http) => {
    const book = await findBook(database, http.req.param('file').replace('.png', ''));
    if (!book || !coverOpening({ openness: toVisibility(book) }).opens) return http.notFound();
    const { title, author, category, status, word_count, description, cover_file } = book;
    const shown = JSON.stringify([title, author, category, status, word_count, description, cover_file]);
    const etag = `"${createHash('sha256').update(shown).digest('hex').slice(0, 16)}"`;
    const headers = { 'cache-control': FOR_A_DAY, etag };
    if (http.req.header('if-none-match') === etag) return http.body(null, 304, headers);
    const card = await store.card(`${book.id} ${etag}`, () => drawCard(dataDir, book));
    if (!card) return http.json({ state: 503, message: 'too many pictures at once' }, 503, { 'retry-after': '1' });
    return http.body(new Uint8Array(card), 200, { ...headers, 'content-type': 'image/png' });
  });

  return routes;
}
