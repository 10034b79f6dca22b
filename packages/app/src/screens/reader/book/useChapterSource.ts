import type { Book } from '@shuye/core-domain/book';
import type { ChapterSource } from '@shuye/reader-engine';
import { useMemo, useState } from 'react';
import { createChapterSource } from '../../../services/createChapterSource.ts';
import { chapterListQuery } from '../../../queries/bookQueries.ts';
import { useServices } from '../../../services/ServicesContext.tsx';

/** Without the book's information nobody is asked for its format again. */
export function useChapterSource({ bookId, format }: Book, hasInfo: boolean): ChapterSource {
  const { client, query, chapters } = useServices();
  // Information that comes later, with the network, is no reason to open the book anew.
  const [hadInfo] = useState(hasInfo);
  return useMemo(() => {
    if (hadInfo) return chapters;
    return createChapterSource({
      client,
      format: async () => format,
      list: (_, { fresh = false } = {}) =>
        query.fetchQuery({ ...chapterListQuery(client, bookId, format), ...(fresh ? { staleTime: 0 } : {}) }),
    });
  }, [client, query, chapters, bookId, format, hadInfo]);
}
