import type { BookstoreModule } from '@shuye/core-domain/bookstore';
import type { BookBrief } from '@shuye/core-domain/book';

export const booksOf = ({ items }: Pick<BookstoreModule, 'items'>): BookBrief[] =>
  items.flatMap(({ book }) => book ?? []);
