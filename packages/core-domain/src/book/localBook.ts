export const localBookId = (contentHash: string): string => `local-${contentHash}`;

/** Whether a reader brought the book along. Books of servers have numbers. */
export const isLocalBookId = (bookId: string): boolean => bookId.startsWith('local');

/** Whether no server is told of the book: a reader's own that its account's space never held, as `told` names them. */
export const isUntoldBook = (bookId: string, told: ReadonlySet<string>): boolean =>
  isLocalBookId(bookId) && !told.has(bookId);

/** No book of a reader's own has been in a space. */
export const nothingTold: ReadonlySet<string> = new Set();
