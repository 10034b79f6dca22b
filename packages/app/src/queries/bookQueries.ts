import type { ApiClient } from '@shuye/api-client';
import { bookInfo } from '@shuye/api-client/calls';
import type { BookFormat } from '@shuye/core-domain/book';
import { queryOptions } from '@tanstack/react-query';
import { fetchChapterList } from './fetchChapterList.ts';

export const bookQuery = (client: ApiClient, bookId: string) =>
  queryOptions({
    queryKey: ['book', bookId],
    queryFn: ({ signal }) => client.send(bookInfo, { bookId }, { signal }),
  });

export const chapterListQuery = (client: ApiClient, bookId: string, format: BookFormat) =>
  queryOptions({
    queryKey: ['chapters', bookId],
    queryFn: ({ signal }) => fetchChapterList(client, bookId, format, { signal }),
  });
