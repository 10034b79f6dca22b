/**
 * The books of pages that were asked for one after another: a book that moved down in between comes again on the next
 * page, and stays where it was first.
 */
export function distinctBooks<Brief extends { bookId: string }>(
  pages: ReadonlyArray<{ books: readonly Brief[] }>,
): Brief[] {
  const seen = new Set<string>();
  return pages
    .flatMap(({ books }) => books)
    .filter(({ bookId }) => {
      if (seen.has(bookId)) return false;
      seen.add(bookId);
      return true;
    });
}
