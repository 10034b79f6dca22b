import { bookQuery, chapterListQuery } from './queries.ts';
import type { Services } from './Services.ts';

/** Asks for a book and its chapters ahead of the screen that shows them. A failure is kept for that screen. */
export async function prefetchBook({ client, query }: Services, bookId: string): Promise<void> {
  await query.prefetchQuery(bookQuery(client, bookId));
  const book = query.getQueryData(bookQuery(client, bookId).queryKey);
  if (book) await query.prefetchQuery(chapterListQuery(client, bookId, book.format));
}
