import { recommend, type RecommendInput } from '@shuye/api-client/calls';
import type { Book, BookBrief } from '@shuye/core-domain/book';
import { changedBooks, recommendationFailure, recommendationRefusal } from '@shuye/core-domain/recommend';
import { useMutation } from '@tanstack/react-query';
import { recommendQuery } from '../../queries/recommendQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** 换一换: asks for other books than those shown and puts them in their place [RECOM-06]. */
export function useReplaceRecommendations(
  book: Book,
  place: RecommendInput['place'],
  shown: readonly BookBrief[] = [],
) {
  const { client, query } = useServices();
  const { bookId } = book;
  return useMutation({
    mutationFn: async () => {
      const refusal = recommendationRefusal(book);
      if (refusal) throw refusal;
      const without = shown.map((other) => other.bookId);
      const answer = await client.send(recommend, { bookId, place, shown: without });
      const changed = changedBooks(shown, answer.books);
      if (changed.change === 'same') throw recommendationFailure('empty');
      return { ...answer, books: [...changed.books] };
    },
    onSuccess: (others) => {
      query.setQueryData(recommendQuery(client, book, place).queryKey, others);
    },
  });
}
