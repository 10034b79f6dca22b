import type { ApiClient } from '@shuye/api-client';
import type { Chapter, ContentPrefixes } from '@shuye/core-domain/chapter';
import { decodeChapter } from '@shuye/core-domain/content';
import { queryOptions } from '@tanstack/react-query';

interface PreviewRequest {
  client: ApiClient;
  chapter: Pick<Chapter, 'chapterId' | 'previewSuffix'>;
  prefixes: ContentPrefixes;
  /** False where the host or the book shows none. */
  isWanted: boolean;
}

/** The beginning of a locked chapter as plain text (D-078); it is decoded like content. */
export const lockedPreviewQuery = ({ client, chapter, prefixes, isWanted }: PreviewRequest) =>
  queryOptions({
    queryKey: ['preview', prefixes.preview, chapter.chapterId],
    enabled: isWanted,
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      // The preview's prefix replaces the one for paid content, under the same address guard.
      const part = { suffix: chapter.previewSuffix ?? '', isFree: true };
      const file = await client.content({ ...prefixes, free: prefixes.preview ?? '' }, part, { signal });
      return decodeChapter(file.ChapterContent ?? '', new TextDecoder('utf-8', { fatal: true }));
    },
  });
