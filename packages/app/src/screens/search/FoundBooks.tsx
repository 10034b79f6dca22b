import type { BookBrief } from '@shuye/core-domain/book';
import { BookRow, LongBookList } from '@shuye/ui';
import { toRowProps } from '../../features/book-summary/toRowProps.ts';
import { useScrollRestoration } from '../../features/scroll-restoration/useScrollRestoration.ts';
import { markedBy } from './markedBy.tsx';

interface FoundBooksProps {
  books: readonly BookBrief[];
  word: string;
  /** The visit to this address; back at it, the page is scrolled as it was left. */
  visit: string;
}

/** The books of a search, as many as have come [SEARCH-12]. */
export function FoundBooks({ books, word, visit }: FoundBooksProps) {
  const renderText = markedBy(word);
  useScrollRestoration(`search_${visit}`);
  return (
    <LongBookList label="搜索结果">
      {books.map((book) => (
        <BookRow key={book.bookId} {...toRowProps(book)} renderText={renderText} />
      ))}
    </LongBookList>
  );
}
