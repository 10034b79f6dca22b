import type { ApiClient, SendOptions } from '@shuye/api-client';
import { chapterList, epubCatalogList, epubChapterList } from '@shuye/api-client/calls';
import { BookFormat } from '@shuye/core-domain/book';
import { mergeCatalog, type ChapterList } from '@shuye/core-domain/chapter';

/** A book's chapters; those of an epub take names and depths from its own table of contents [CAT-08]. */
export async function fetchChapterList(
  client: ApiClient,
  bookId: string,
  format: BookFormat,
  options: SendOptions,
): Promise<ChapterList> {
  if (format !== BookFormat.Epub) return client.send(chapterList, { bookId }, options);
  const [list, contents] = await Promise.all([
    client.send(epubChapterList, { bookId }, options),
    client.send(epubCatalogList, { bookId }, options),
  ]);
  return { ...list, chapters: mergeCatalog(list.chapters, contents) };
}
