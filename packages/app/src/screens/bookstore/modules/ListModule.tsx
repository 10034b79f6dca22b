import { listBookCount } from '@shuye/core-domain/bookstore';
import { BookList, BookRow } from '@shuye/ui';
import { toRowProps } from '../../../features/book-summary/toRowProps.ts';
import type { ModuleProps } from '../ModuleProps.ts';
import { booksOf } from './booksOf.ts';
import { ModuleSection } from './ModuleSection.tsx';

/** Books below one another, three unless the module names a number [STORE-08] [STORE-24]. */
export function ListModule({ page, module }: ModuleProps) {
  const books = booksOf(module);
  if (books.length === 0) return null;
  return (
    <ModuleSection page={page} module={module}>
      <BookList label={module.title}>
        {books.slice(0, listBookCount(module.maxNumber)).map((book) => (
          <BookRow key={book.bookId} {...toRowProps(book)} />
        ))}
      </BookList>
    </ModuleSection>
  );
}
