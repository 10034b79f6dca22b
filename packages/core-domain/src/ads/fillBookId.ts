import { uriPart } from '../guide/uriPart.ts';

const BOOK_ID_PLACEHOLDER = '{bookId}';

/** An ad's address with the id of the current book in every placeholder [AD-05] (D-123). */
export const fillBookId = (url: string, bookId: string): string => url.split(BOOK_ID_PLACEHOLDER).join(uriPart(bookId));
