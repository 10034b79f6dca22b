export const localBookId = (contentHash: string): string => `local-${contentHash}`;

/** Whether a reader brought the book along: no server is ever told of such an id. Books of servers have numbers. */
export const isLocalBookId = (bookId: string): boolean => bookId.startsWith('local');
