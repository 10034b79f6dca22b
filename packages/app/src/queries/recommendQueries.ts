import type { ApiClient } from '@shuye/api-client';
import { recommend, type RecommendInput } from '@shuye/api-client/calls';
import type { Book } from '@shuye/core-domain/book';
import { recommendationRefusal } from '@shuye/core-domain/recommend';
import { queryOptions } from '@tanstack/react-query';

/** Three books to go on with after this one; a book that takes no recommendations is not asked for [RECOM-01]. */
export const recommendQuery = (
  client: ApiClient,
  book: Pick<Book, 'bookId' | 'isRecommendable'>,
  place: RecommendInput['place'],
) =>
  queryOptions({
    queryKey: ['recommend', book.bookId, place],
    queryFn: ({ signal }) => {
      const refusal = recommendationRefusal(book);
      if (refusal) throw refusal;
      return client.send(recommend, { bookId: book.bookId, place }, { signal });
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

/** Books for anybody who looks around at home [STORE-20]. */
export const homeBooksQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['recommend', 'home'],
    queryFn: ({ signal }) => client.send(recommend, { place: 'home' }, { signal }),
    staleTime: Infinity,
  });
