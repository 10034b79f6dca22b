import { formBookCount } from '@shuye/core-domain/bookstore';
import { BookGrid, BookTile } from '@shuye/ui';
import { toTileProps } from '../../../features/book-summary/toTileProps.ts';
import type { ModuleProps } from '../ModuleProps.ts';
import { booksOf } from './booksOf.ts';
import { ModuleSection } from './ModuleSection.tsx';

/** Books in three columns, 3 or 6 of them [STORE-05] [STORE-23]. */
export function FormModule({ page, module }: ModuleProps) {
  const books = booksOf(module);
  if (books.length === 0) return null;
  return (
    <ModuleSection page={page} module={module}>
      <BookGrid label={module.title} fillsRow>
        {books.slice(0, formBookCount(books.length)).map((book) => (
          <BookTile key={book.bookId} {...toTileProps(book)} description={book.description || undefined} />
        ))}
      </BookGrid>
    </ModuleSection>
  );
}
