import { accessRefusal, chapterAccess } from '@shuye/core-domain/access';
import { readerOpening } from '@shuye/core-domain/book';
import { messages } from '@shuye/core-domain/error';
import { Hono, type Context } from 'hono';
import { findCaller } from '../sessions/findCaller.ts';
import { parseToken } from '../sessions/parseToken.ts';
import type { Caller } from '../calls/Caller.ts';
import { findContent, type FoundContent } from './findContent.ts';
import { isFileName } from './isFileName.ts';
import { contentType } from '../files/contentType.ts';
import type { FileStore } from '../file-store/FileStore.ts';
import type { Database } from '../database/schema/Database.ts';
import { contentFolders } from '../library/contentFolders.ts';
import { toVisibility } from '../books/toVisibility.ts';
import { loadOwned } from '../books/loadOwned.ts';
import { toBookRights, toChapterRights } from '../books/toRights.ts';

/** A revision never changes, so its files may be kept for good. */
const FOREVER = 'public, max-age=31536000, immutable';
const PRIVATE = 'private, no-store';

async function sendFile(http: Context, files: FileStore, name: string, caching: string): Promise<Response> {
  const type = contentType(name);
  const bytes = type === undefined ? undefined : await files.read(name);
  if (type === undefined || bytes === undefined)
    return http.json({ state: 404, message: messages.contentFailure }, 404);
  // A view of memory that others share: it is sent, never changed.
  const body = new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
  return http.body(body, 200, {
    'content-type': type,
    'content-length': String(bytes.length),
    'cache-control': caching,
  });
}

interface Place {
  database: Database;
  files: FileStore;
  nowMs: () => number;
}

/** Why this caller may not read the chapter now; undefined where they may [AUTH-18]. */
async function refusalOf(
  { database, nowMs }: Place,
  { chapter, book }: FoundContent,
  caller: Caller,
): Promise<{ code: number; message: string } | undefined> {
  const owned = await loadOwned(database, caller, book.id);
  const bookRights = toBookRights(book, nowMs(), owned);
  const chapterRights = toChapterRights(chapter, owned);
  const opening = readerOpening({ openness: toVisibility(book), isBought: bookRights.isBought }, chapterRights);
  if (!opening.opens) return { code: opening.code, message: messages.bookRemoved };
  return accessRefusal(chapterAccess({ chapter: chapterRights, book: bookRights, member: caller.member }));
}

/** Names hold no character that an address encodes. */
const nameAfter = (http: Context, prefix: string): string => http.req.path.slice(prefix.length);

/** Content files and covers. A CDN may stand before the free prefix; the charge prefix always asks for the right. */
export function contentRoutes(place: Place): Hono {
  const { database, files, nowMs } = place;
  const routes = new Hono();

  const send = (http: Context, name: string, folder: string, caching: string): Promise<Response> | Response =>
    isFileName(name)
      ? sendFile(http, files, `${folder}/${name}`, caching)
      : http.json({ state: 404, message: messages.contentFailure }, 404);

  routes.get('/covers/*', (http) => send(http, nameAfter(http, '/covers/'), contentFolders.covers, FOREVER));

  routes.get('/content/free/*', (http) =>
    send(http, nameAfter(http, '/content/free/'), contentFolders.kind('free'), FOREVER),
  );

  routes.get('/content/charge/*', async (http) => {
    const file = nameAfter(http, '/content/charge/');
    const found = await findContent(database, file);
    if (!found) return http.json({ state: 404, message: messages.contentFailure }, 404);
    const caller = await findCaller(database, parseToken(http.req.raw.headers), nowMs());
    const refusal = await refusalOf(place, found, caller);
    if (refusal) {
      return http.json({ state: refusal.code, message: refusal.message }, 200, { 'cache-control': PRIVATE });
    }
    return send(http, file, contentFolders.kind('charge'), PRIVATE);
  });

  return routes;
}
