import { joinHotBooks } from '@shuye/core-domain/question';
import { BookRow, EmptyView, ShelfIllustration } from '@shuye/ui';
import { toRowProps } from '../../features/book-summary/toRowProps.ts';
import { EndlessBooks } from '../../features/endless-list/EndlessBooks.tsx';
import { useEndlessQuery } from '../../features/endless-list/useEndlessQuery.ts';
import { useScrollRestoration } from '../../features/scroll-restoration/useScrollRestoration.ts';
import { hotBooksQuery } from '../../queries/landingQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** Hot books by their places, page after page; one that moved between two pages stands once [SEO-01]. */
export function HotBooks() {
  const list = useEndlessQuery(hotBooksQuery(useServices().client));
  useScrollRestoration('hot_books');
  return (
    <EndlessBooks
      list={list}
      join={joinHotBooks}
      label="爆款推荐"
      ordered
      empty={<EmptyView illustration={<ShelfIllustration />} message="还没有爆款" hint="去书城看看" />}
    >
      {(book) => <BookRow key={book.bookId} {...toRowProps(book)} rank={book.order} />}
    </EndlessBooks>
  );
}
