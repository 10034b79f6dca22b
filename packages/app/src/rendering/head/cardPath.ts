/** The gateway draws a book's picture for previews of links. */
export const cardPath = (bookId: string): string => `/cards/${encodeURIComponent(bookId)}.png`;
