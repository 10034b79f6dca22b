import type { Book } from '@shuye/core-domain/book';
import { BookGrid, BookTile } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { toTileProps } from '../../../../features/book-summary/toTileProps.ts';
import { recommendQuery } from '../../../../queries/recommendQueries.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';
import styles from './Trailer.module.css';

/** Three books to go on with. A book whose recommendations do not come is no worse for it. */
export function TrailerBooks({ book }: { book: Book }) {
  const { client } = useServices();
  const { data } = useQuery(recommendQuery(client, book, 'cover'));
  if (!data) return null;
  return (
    <section className={styles['books']}>
      <h2 className={styles['heading']}>看过本书的人还在看</h2>
      <BookGrid label="看过本书的人还在看">
        {data.books.slice(0, 3).map((other) => (
          <BookTile key={other.bookId} {...toTileProps(other, data.rid)} />
        ))}
      </BookGrid>
    </section>
  );
}
