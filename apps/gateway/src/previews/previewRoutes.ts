import { coverOpening } from '@shuye/core-domain/book';
import { chapterBeginning, encodeChapter } from '@shuye/core-domain/content';
import { messages } from '@shuye/core-domain/error';
import { Hono } from 'hono';
import { CONTENT_PREFIXES } from '../books/contentPrefixes.ts';
import { findContent } from '../content/findContent.ts';
import { loadChapterText } from '../content/loadChapterText.ts';
import type { FileStore } from '../file-store/FileStore.ts';
import type { Database } from '../database/schema/Database.ts';
import { toVisibility } from '../books/toVisibility.ts';

/** Not for good: a book may be taken down, and its beginnings with it. */
const FOR_AN_HOUR = 'public, max-age=3600';

interface Place {
  database: Database;
  files: FileStore;
}

/** Beginnings of chapters that are sold: the same for everybody, no right needed, a cache may keep them [API-13]. */
export function previewRoutes({ database, files }: Place): Hono {
  const routes = new Hono();
  const prefix = CONTENT_PREFIXES.shortContUrlPrefix;

  routes.get(`${prefix}*`, async (http) => {
    const found = await findContent(database, http.req.path.slice(prefix.length));
    // A free chapter needs none, and a book that is not open to everybody shows nothing to everybody.
    if (!found || found.chapter.is_free === 1 || !coverOpening({ openness: toVisibility(found.book) }).opens) {
      return http.json({ state: 404, message: messages.contentFailure }, 404, { 'cache-control': 'no-store' });
    }
    const text = await loadChapterText({ files, kind: 'charge' }, found.chapter, found.book.format);
    const ChapterContent = encodeChapter(new TextEncoder().encode(chapterBeginning(text, found.chapter.title)));
    return http.json({ state: 200, ChapterContent }, 200, { 'cache-control': FOR_AN_HOUR });
  });

  return routes;
}
