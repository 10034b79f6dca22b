import type { Book } from '@shuye/core-domain/book';
import { Comments } from './Comments.tsx';
import { Excerpt } from './Excerpt.tsx';

/** The beginning of a book, and what readers say of it. */
export function CoverParts({ book }: { book: Book }) {
  return (
    <>
      <Excerpt bookId={book.bookId} />
      <Comments bookId={book.bookId} />
    </>
  );
}
