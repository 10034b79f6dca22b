import { bookQuery, chapterListQuery } from './bookQueries.ts';
import type { ApiClient } from '@shuye/api-client';
import type { QueryClient } from '@tanstack/react-query';

/** Asks for a book and its chapters ahead of the screen that shows them. A failure is kept for that screen. */
export async function prefetchBook(
  { client, query }: { client: ApiClient; query: QueryClient },
  bookId: string,
): Promise<void> {
  await query.prefetchQuery(bookQuery(client, bookId));
  const book = query.getQueryData(bookQuery(client, bookId).queryKey);
  if (book) await query.prefetchQuery(chapterListQuery(client, bookId, book.format));
}
