const BESIDE_A_BOOK = 3;
const FOR_ANYBODY = 10;

/** Recommendations asked for: three with a book, ten without [RECOM-03]. */
export const recommendationCount = (bookId: string | undefined): number => (bookId ? BESIDE_A_BOOK : FOR_ANYBODY);
