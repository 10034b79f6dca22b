import type { Book } from '@shuye/core-domain/book';
import { BookCover, ClippedText } from '@shuye/ui';
import type { ReactNode } from 'react';
import styles from './BookHead.module.css';

/** Titles beyond this are set smaller, so that they can be read whole. */
const LONG_TITLE = 14;

interface BookHeadProps {
  book: Book;
  title?: string;
  titleAs?: 'h1' | 'h2';
  facts: readonly string[];
  children?: ReactNode;
}

/** Cover, title, author and the line of facts [COVER-01]. */
export function BookHead({ book, title = book.title, titleAs: Title = 'h1', facts, children }: BookHeadProps) {
  const { author, category, coverUrl } = book;
  return (
    <header className={styles['head']}>
      <div className={styles['cover']}>
        <BookCover title={book.title} author={author} src={coverUrl || undefined} eager />
      </div>
      <div className={styles['words']}>
        <Title className={styles['title']} data-long={title.length > LONG_TITLE ? '' : undefined}>
          <ClippedText>{title}</ClippedText>
        </Title>
        {author !== '' && <p className={styles['author']}>{author}</p>}
        {category !== '' && <p className={styles['category']}>{category}</p>}
        <p className={styles['facts']}>{facts.join(' · ')}</p>
        {children}
      </div>
    </header>
  );
}
