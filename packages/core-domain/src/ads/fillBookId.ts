import { uriPart } from '../guide/uriPart.ts';

/** Stands for the current book in an ad's addresses (D-123). */
const BOOK_ID_PLACEHOLDER = '{bookId}';

/** An ad's address for the current book: every placeholder is replaced [AD-05]. */
export const fillBookId = (url: string, bookId: string): string => url.split(BOOK_ID_PLACEHOLDER).join(uriPart(bookId));
