type BookDestination = { goes: true; bookId: string } | { goes: false; warning: string };

/** Whether a link to a book leads anywhere: without an id it is logged and does nothing [ROUTE-58]. */
export const bookDestination = (bookId: string | undefined): BookDestination =>
  bookId?.trim() ? { goes: true, bookId } : { goes: false, warning: 'a book without an id was to be opened' };
