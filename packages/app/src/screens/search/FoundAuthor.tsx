import type { SearchAuthor } from '@shuye/core-domain/search';
import { BookTile, Module, SlideList } from '@shuye/ui';
import { toTileProps } from '../../features/book-summary/toTileProps.ts';

/** The author whom the word names, with the author's books [SEARCH-27]. */
export function FoundAuthor({ author: { name, books } }: { author: SearchAuthor }) {
  if (books.length === 0) return null;
  const title = `${name}的作品`;
  return (
    <Module title={title}>
      <SlideList label={title}>
        {books.map((book) => (
          <BookTile key={book.bookId} {...toTileProps(book)} note={undefined} />
        ))}
      </SlideList>
    </Module>
  );
}
