/** A book that moved down between the requests of two pages stays where it was listed first. */
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
