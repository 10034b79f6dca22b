/** The device's own: no login takes it away. A book is shown to the account that brought it, a guest's to everybody. */
export const ownBookDatabase = 'own_books';
