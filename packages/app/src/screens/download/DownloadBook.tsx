import { brand } from '@shuye/core-domain/brand';
import { BookCover } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { bookQuery } from '../../queries/bookQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './DownloadBook.module.css';

/** The book that the app opens; the product where the book does not come: the way to the app stays. */
export function DownloadBook({ bookId }: { bookId: string }) {
  const { data: book, isPending } = useQuery(bookQuery(useServices().client, bookId));
  if (isPending) {
    return (
      <div className={styles['book']} aria-hidden="true">
        <div className={styles['shape']} />
      </div>
    );
  }
  const { title, author, coverUrl } = book ?? { title: brand.readerName, author: '', coverUrl: '' };
  return (
    <div className={styles['book']}>
      <div className={styles['cover']}>
        <BookCover title={title} author={author} src={coverUrl || undefined} eager />
      </div>
      <h2 className={styles['title']}>{title}</h2>
      {author !== '' && <p className={styles['author']}>{author}</p>}
    </div>
  );
}
