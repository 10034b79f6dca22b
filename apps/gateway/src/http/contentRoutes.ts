import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import { chapterAccess, guestMember, messages } from '@shuye/core-domain';
import { Hono, type Context } from 'hono';
import type { Database } from '../database/openDatabase.ts';
import type { BookRow, ChapterRow } from '../database/schema.ts';
import { toBookRights, toChapterRights } from '../handlers/toRights.ts';

/** State of a chapter that the reader has no right to (D-074). */
const NOT_BOUGHT = 403;

const TYPES: Readonly<Record<string, string>> = {
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
};

/** Names that the library gives its files: folders of digits, then a plain name. */
const FILE = /^(?:[0-9]+\/){0,2}(?:img\/)?[0-9A-Za-z_-]+\.[a-z]{3,4}$/;

/** A revision never changes, so its files may be kept for good. */
const FOREVER = 'public, max-age=31536000, immutable';
const PRIVATE = 'private, no-store';

async function sendFile(http: Context, folder: string, name: string, caching: string): Promise<Response> {
  const type = TYPES[extname(name)];
  if (!type || !FILE.test(name)) return http.json({ state: 404, message: messages.contentFailure }, 404);
  const path = join(folder, name);
  try {
    const { size } = await stat(path);
    const body = Readable.toWeb(createReadStream(path)) as ReadableStream;
    return http.body(body, 200, { 'content-type': type, 'content-length': String(size), 'cache-control': caching });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    return http.json({ state: 404, message: messages.contentFailure }, 404);
  }
}

interface Place {
  database: Database;
  dataDir: string;
  /** Milliseconds. */
  now: () => number;
}

/** Whether a guest may read it now; rights that accounts hold come with the accounts. */
const mayRead = (chapter: ChapterRow, book: BookRow, now: number): boolean =>
  !chapterAccess({ chapter: toChapterRights(chapter), book: toBookRights(book, now), member: guestMember }).locked;

async function findChapter(
  database: Database,
  file: string,
): Promise<{ chapter: ChapterRow; book: BookRow } | undefined> {
  const chapter = await database.selectFrom('chapter').selectAll().where('content_file', '=', file).executeTakeFirst();
  if (!chapter) return undefined;
  const book = await database.selectFrom('book').selectAll().where('id', '=', chapter.book_id).executeTakeFirst();
  return book && { chapter, book };
}

const nameAfter = (http: Context, prefix: string): string => decodeURIComponent(http.req.path.slice(prefix.length));

/** Content files and covers. A CDN may stand before the free prefix; the charge prefix always asks for the right. */
export function contentRoutes({ database, dataDir, now }: Place): Hono {
  const routes = new Hono();

  routes.get('/covers/*', (http) => sendFile(http, join(dataDir, 'covers'), nameAfter(http, '/covers/'), FOREVER));

  routes.get('/content/free/*', (http) =>
    sendFile(http, join(dataDir, 'content/free'), nameAfter(http, '/content/free/'), FOREVER),
  );

  routes.get('/content/charge/*', async (http) => {
    const file = nameAfter(http, '/content/charge/');
    const found = await findChapter(database, file);
    if (!found) return http.json({ state: 404, message: messages.contentFailure }, 404);
    if (!mayRead(found.chapter, found.book, now())) {
      return http.json({ state: NOT_BOUGHT, message: messages.notBought }, 200, { 'cache-control': PRIVATE });
    }
    return sendFile(http, join(dataDir, 'content/charge'), file, PRIVATE);
  });

  return routes;
}
