import { listBookCount } from '@shuye/core-domain/bookstore';
import { BookList, BookRow } from '@shuye/ui';
import { toRowProps } from '../../../features/book-summary/toRowProps.ts';
import type { ModuleProps } from '../ModuleProps.ts';
import { booksOf } from './booksOf.ts';
import { ModuleSection } from './ModuleSection.tsx';

/** The columns of a wide window that leave the least of their last row empty. */
const columnsFor = (count: number) => (count % 3 === 0 || count % 6 === 5 ? 3 : 2);

/** Books below one another, three unless the module names a number [STORE-08] [STORE-24]. */
export function ListModule({ page, module }: ModuleProps) {
  const books = booksOf(module).slice(0, listBookCount(module.maxNumber));
  if (books.length === 0) return null;
  return (
    <ModuleSection page={page} module={module}>
      <BookList label={module.title} columns={columnsFor(books.length)}>
        {books.map((book) => (
          <BookRow key={book.bookId} {...toRowProps(book)} />
        ))}
      </BookList>
    </ModuleSection>
  );
}
