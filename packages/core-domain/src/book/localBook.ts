/** The id of a book that a reader brought along, by the content of its file. */
export const localBookId = (contentHash: string): string => `local-${contentHash}`;

/**
 * Whether an id names a book that a reader brought along: nothing that names one is ever sent to a server. Books of servers
 * have numbers.
 */
export const isLocalBookId = (bookId: string): boolean => bookId.startsWith('local');
