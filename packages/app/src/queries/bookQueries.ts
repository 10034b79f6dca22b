import type { ApiClient } from '@shuye/api-client';
import { bookInfo } from '@shuye/api-client/calls';
import type { BookFormat } from '@shuye/core-domain/book';
import { queryOptions } from '@tanstack/react-query';
import { fetchChapterList } from './fetchChapterList.ts';

/** A book with the reader's rights to it. */
export const bookQuery = (client: ApiClient, bookId: string) =>
  queryOptions({
    queryKey: ['book', bookId],
    queryFn: ({ signal }) => client.send(bookInfo, { bookId }, { signal }),
  });

/** A book's chapters, in either format. */
export const chapterListQuery = (client: ApiClient, bookId: string, format: BookFormat) =>
  queryOptions({
    queryKey: ['chapters', bookId],
    queryFn: ({ signal }) => fetchChapterList(client, bookId, format, { signal }),
  });
