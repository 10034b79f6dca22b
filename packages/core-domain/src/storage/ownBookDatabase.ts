/**
 * The database of books that readers brought along, by its name without the product's prefix. It is the device's: no login
 * takes a reader's own files away. Each book names the account that brought it, and is shown to that account alone; what a
 * guest brought is shown to whoever reads here. An account that is deleted takes its books with it.
 */
export const ownBookDatabase = 'own_books';
