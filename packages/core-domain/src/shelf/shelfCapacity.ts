/** Books that a guest's and an account's shelf may hold together to be merged unasked [SHELFMERGE-08] (D-132). */
export const SHELF_CAPACITY = 300;
