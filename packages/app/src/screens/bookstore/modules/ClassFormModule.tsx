import { BookTile, ClassGrid } from '@shuye/ui';
import { toTileProps } from '../../../features/book-summary/toTileProps.ts';
import type { ModuleProps } from '../ModuleProps.ts';
import { booksOf } from './booksOf.ts';
import { ModuleSection } from './ModuleSection.tsx';

/** Books in two columns [STORE-04]. */
export function ClassFormModule({ page, module }: ModuleProps) {
  const books = booksOf(module);
  if (books.length === 0) return null;
  return (
    <ModuleSection page={page} module={module}>
      <ClassGrid label={module.title}>
        {books.map((book) => (
          <BookTile key={book.bookId} {...toTileProps(book)} description={book.description || undefined} />
        ))}
      </ClassGrid>
    </ModuleSection>
  );
}
