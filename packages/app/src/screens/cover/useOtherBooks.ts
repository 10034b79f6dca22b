import { calls } from '@shuye/api-client/calls';
import { recommendationRefusal, type Book, type BookBrief } from '@shuye/core-domain';
import { useMutation } from '@tanstack/react-query';
import { recommendQuery } from '../../services/queries.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** 换一换: asks for other books than those shown and puts them in their place [RECOM-06]. */
export function useOtherBooks(book: Book, shown: readonly BookBrief[] = []) {
  const { client, query } = useServices();
  const { bookId } = book;
  return useMutation({
    mutationFn: async () => {
      const refusal = recommendationRefusal(book);
      if (refusal) throw refusal;
      return client.send(calls.recommend, { bookId, place: 'cover', shown: [] });
    },
    onSuccess: (others) => {
      query.setQueryData(recommendQuery(client, book).queryKey, others);
    },
  });
}
