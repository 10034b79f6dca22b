import type { ApiClient } from '@shuye/api-client';
import { bookInfo, recommend, storePage } from '@shuye/api-client/calls';
import { recommendationRefusal, type Book, type BookFormat } from '@shuye/core-domain';
import { queryOptions } from '@tanstack/react-query';
import { loadChapterList } from './loadChapterList.ts';
import type { Services } from './Services.ts';
import type { TimedModule } from './TimedModule.ts';

/** How long a store page stays as it was seen, in milliseconds: books that move while one returns are lost. */
const STORE_FRESH_FOR = 10 * 60_000;

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
    queryFn: ({ signal }) => loadChapterList(client, bookId, format, { signal }),
  });

/** The modules of a page of the bookstore. */
export const storePageQuery = ({ client, now }: Pick<Services, 'client' | 'now'>, page: string) =>
  queryOptions({
    queryKey: ['store', page],
    queryFn: async ({ signal }): Promise<readonly TimedModule[]> => {
      const { modules } = await client.send(storePage, { page }, { signal });
      return modules.map((module) => ({ ...module, receivedAt: now() }));
    },
    staleTime: STORE_FRESH_FOR,
    gcTime: STORE_FRESH_FOR,
  });

/** Three books to go on with after this one; a book that takes no recommendations is not asked for [RECOM-01]. */
export const recommendQuery = (client: ApiClient, book: Pick<Book, 'bookId' | 'isRecommendable'>) =>
  queryOptions({
    queryKey: ['recommend', book.bookId],
    queryFn: ({ signal }) => {
      const refusal = recommendationRefusal(book);
      if (refusal) throw refusal;
      return client.send(recommend, { bookId: book.bookId, place: 'cover' }, { signal });
    },
    // Other books are shown when they are asked for, not by themselves.
    staleTime: Infinity,
  });

/** Ten books for anybody, without those that `shown` names [RECOM-03]. */
export const moreBooksQuery = (client: ApiClient, bookId: string, shown: readonly string[]) =>
  queryOptions({
    queryKey: ['recommend', bookId, 'more'],
    queryFn: ({ signal }) => client.send(recommend, { place: 'cover', shown }, { signal }),
    staleTime: Infinity,
  });
