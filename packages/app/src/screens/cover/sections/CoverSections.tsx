import type { Book } from '@shuye/core-domain/book';
import { Comments } from './Comments.tsx';
import { ExcerptSection } from './ExcerptSection.tsx';

/** The beginning of a book, and what readers say of it. */
export function CoverSections({ book }: { book: Book }) {
  return (
    <>
      <ExcerptSection bookId={book.bookId} />
      <Comments bookId={book.bookId} />
    </>
  );
}
