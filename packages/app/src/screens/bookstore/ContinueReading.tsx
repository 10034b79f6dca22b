import { coverOpening } from '@shuye/core-domain/book';
import { progressLabel } from '@shuye/core-domain/progress';
import { BookCover, ChevronRightIcon, Pressable } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { paths } from '../../routes.ts';
import { bookQuery } from '../../queries/bookQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import type { Progress } from '../../stores/progressStore.ts';
import { useProgress } from '../../hooks/useProgress.ts';
import styles from './ContinueReading.module.css';

/** 接着读: the book read last, when there is one to go on with. */
export function ContinueReading() {
  const { progress } = useServices();
  const onDevice = useIsHydrated();
  const bookId = useMemo(() => (onDevice ? progress.latestBookId() : undefined), [progress, onDevice]);
  const left = useProgress(bookId);
  return bookId !== undefined && left ? <ContinueCard bookId={bookId} left={left} /> : null;
}

function ContinueCard({ bookId, left }: { bookId: string; left: Progress }) {
  const { client } = useServices();
  const { data: book, isError } = useQuery(bookQuery(client, bookId));
  // A book that is gone is not offered; it says so on its own page.
  if (isError || (book && !coverOpening(book).opens)) return null;
  if (!book) return <div className={styles['card']} aria-hidden="true" />;
  return (
    <Pressable className={styles['card']} href={paths.reader(bookId, { bookType: book.format })}>
      <span className={styles['cover']}>
        <BookCover title={book.title} author={book.author} src={book.coverUrl || undefined} eager />
      </span>
      <span className={styles['words']}>
        <span className={styles['title']}>{book.title}</span>
        <span className={styles['place']}>
          {progressLabel(left.percent)} · {left.chapterTitle}
        </span>
      </span>
      <span className={styles['go']}>
        接着读
        <ChevronRightIcon size="small" />
      </span>
    </Pressable>
  );
}
