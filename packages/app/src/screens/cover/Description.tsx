import type { Book } from '@shuye/core-domain/book';
import { ExpandableText } from '@shuye/ui';
import { BookTags } from '../../features/book-page/BookTags.tsx';
import styles from './Description.module.css';

/** Shows tags and description, three lines until more is asked for [COVER-02] [COVER-03]. */
export function Description({ book }: { book: Book }) {
  return (
    <section className={styles['description']} aria-label="简介">
      <BookTags book={book} />
      {book.description !== '' && <ExpandableText text={book.description} />}
    </section>
  );
}
