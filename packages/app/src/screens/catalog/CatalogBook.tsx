import type { Book } from '@shuye/core-domain/book';
import { BookCover, Link, Skeleton } from '@shuye/ui';
import { paths } from '../../routes.ts';
import styles from './CatalogBook.module.css';

export function CatalogBook({ book }: { book: Book | undefined }) {
  if (!book) {
    return (
      <div className={styles['book']} aria-hidden="true">
        <Skeleton shape="tile" />
      </div>
    );
  }
  const { bookId, title, author, coverUrl } = book;
  return (
    <Link className={styles['book']} href={paths.cover(bookId)}>
      <BookCover title={title} author={author} src={coverUrl || undefined} />
      <span className={styles['title']}>{title}</span>
      {author !== '' && <span className={styles['author']}>{author}</span>}
    </Link>
  );
}
