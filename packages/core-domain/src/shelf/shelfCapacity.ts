/**
 * Books that a guest's and an account's shelf may hold together to be merged without a question [SHELFMERGE-08] (D-132).
 * Not the number of visible books, though it is the same today.
 */
export const SHELF_CAPACITY = 300;
