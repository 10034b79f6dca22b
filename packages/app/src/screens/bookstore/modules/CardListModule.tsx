import { BookTile, CardList } from '@shuye/ui';
import { toTileProps } from '../../../features/book-summary/toTileProps.ts';
import type { ModuleProps } from '../ModuleProps.ts';
import { booksOf } from './booksOf.ts';
import { ModuleSection } from './ModuleSection.tsx';

/** Cards that are scrolled sideways [STORE-06]. */
export function CardListModule({ page, module }: ModuleProps) {
  const books = booksOf(module);
  if (books.length === 0) return null;
  return (
    <ModuleSection page={page} module={module}>
      <CardList label={module.title}>
        {books.map((book) => (
          <BookTile key={book.bookId} {...toTileProps(book)} description={book.description || undefined} />
        ))}
      </CardList>
    </ModuleSection>
  );
}
