import type { BoughtBook } from '@shuye/core-domain/purchase';
import { BookRow, Button, EmptyView, ShelfIllustration } from '@shuye/ui';
import { toRowProps } from '../../features/book-summary/toRowProps.ts';
import { useEndlessQuery } from '../../features/endless-list/useEndlessQuery.ts';
import { EndlessRecords } from '../../features/endless-list/EndlessRecords.tsx';
import { boughtBooksQuery } from '../../features/records/recordQueries.ts';
import { useScrollRestoration } from '../../features/scroll-restoration/useScrollRestoration.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';

/** To the cover, or to the reader where a closed book opens to its buyers there alone [LOCK-05, LOCK-22]. */
const hrefOf = ({ bookId, closed }: BoughtBook): string =>
  closed ? paths.reader(bookId, { forceChapterId: closed.chapterId }) : paths.cover(bookId);

/** Each leads to where it opens. */
export function BoughtBooks() {
  const list = useEndlessQuery({ ...boughtBooksQuery(useServices().client), staleTime: 0 });
  useScrollRestoration('bought_books');
  return (
    <EndlessRecords
      list={list}
      recordsOf={(page) => page}
      label="购买过的书"
      rows="books"
      empty={
        <EmptyView
          illustration={<ShelfIllustration />}
          message="还没有买过书"
          hint="买过的书和章节会一直在这里"
          action={<Button href={paths.home()}>去书城</Button>}
        />
      }
    >
      {(book) => <BookRow key={book.bookId} {...toRowProps(book)} href={hrefOf(book)} />}
    </EndlessRecords>
  );
}
