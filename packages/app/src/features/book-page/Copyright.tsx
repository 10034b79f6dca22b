import { copyrightLines, type Book } from '@shuye/core-domain/book';
import styles from './Copyright.module.css';

/** Whose text this is [COVER-06]. */
export function Copyright({ book }: { book: Book }) {
  return (
    <footer className={styles['copyright']}>
      {copyrightLines(book).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </footer>
  );
}
