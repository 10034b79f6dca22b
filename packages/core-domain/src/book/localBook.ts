/** Stands in the reader's address for a book of one's own, which is named behind the `#`: no server gets to see it. */
export const LOCAL_READER = 'local';

/** The id of a book that a reader brought along, by the content of its file. */
export const localBookId = (contentHash: string): string => `local-${contentHash}`;

/**
 * Whether an id names a book that is on this device alone, or all of them as the reader's address does: nothing that names
 * one is ever sent to a server. Books of servers have numbers.
 */
export const isLocalBookId = (bookId: string): boolean => bookId.startsWith('local');
