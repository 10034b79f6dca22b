import { bookFacts, type Book } from '@shuye/core-domain/book';
import { BookCover } from '@shuye/ui';
import styles from './CoverHead.module.css';

/** Titles beyond this are set smaller, so that they can be read whole. */
const LONG_TITLE = 14;

/** Cover, title, author and the line of facts [COVER-01]. */
export function CoverHead({ book }: { book: Book }) {
  const { title, author, category, coverUrl } = book;
  return (
    <header className={styles['head']}>
      <div className={styles['cover']}>
        <BookCover title={title} author={author} src={coverUrl || undefined} eager />
      </div>
      <div className={styles['words']}>
        <h1 className={styles['title']} data-long={title.length > LONG_TITLE ? '' : undefined}>
          {title}
        </h1>
        {author !== '' && <p className={styles['author']}>{author}</p>}
        {category !== '' && <p className={styles['category']}>{category}</p>}
        <p className={styles['facts']}>{bookFacts(book).join(' · ')}</p>
      </div>
    </header>
  );
}
