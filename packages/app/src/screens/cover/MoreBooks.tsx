import type { BookBrief } from '@shuye/core-domain/book';
import { failureMessage } from '@shuye/core-domain/error';
import { BookTile, RecommendGrid, Skeleton, TextToggle } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toTileProps } from '../../features/book-summary/toTileProps.ts';
import { moreBooksQuery } from '../../queries/recommendQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './MoreBooks.module.css';

interface MoreBooksProps {
  bookId: string;
  shown: readonly BookBrief[];
}

/** 展开更多: a list of further books, fetched when it is opened [COVER-09] [COVER-12..14]. */
export function MoreBooks({ bookId, shown }: MoreBooksProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      {isOpen && (
        <div id={id} className={styles['more']}>
          <BookList bookId={bookId} shown={shown} />
        </div>
      )}
      <TextToggle expanded={isOpen} controls={isOpen ? id : undefined} onToggle={() => setIsOpen(!isOpen)}>
        {isOpen ? '收起' : '展开更多'}
      </TextToggle>
    </>
  );
}

function BookList({ bookId, shown }: MoreBooksProps) {
  const { client } = useServices();
  const without = [bookId, ...shown.map((book) => book.bookId)];
  const { data, error } = useQuery(moreBooksQuery(client, bookId, without));
  if (error && !data) return <p className={styles['none']}>{failureMessage(error)}</p>;
  if (!data) return <Skeleton shape="row" count={2} />;
  return (
    <RecommendGrid label="更多书籍">
      {data.books.map((book) => (
        <BookTile key={book.bookId} {...toTileProps(book, data.rid)} />
      ))}
    </RecommendGrid>
  );
}
