import { isLocalBookId, readerOpening } from '@shuye/core-domain/book';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import { paths } from '../../routes.ts';
import { bookQuery } from '../../queries/bookQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import type { Progress } from '../../stores/progressStore.ts';
import { useProgress } from '../../hooks/useProgress.ts';
import { ContinueLink } from './ContinueLink.tsx';
import styles from './ContinueReading.module.css';

const OwnContinueCard = lazy(() => import('./OwnContinueCard.tsx'));

/** 接着读: the book read last, when there is one to go on with. */
export function ContinueReading() {
  const { progress } = useServices();
  const onDevice = useIsHydrated();
  const bookId = useMemo(() => (onDevice ? progress.latestBookId() : undefined), [progress, onDevice]);
  const left = useProgress(bookId);
  if (bookId === undefined || !left) return null;
  // No server knows a book that the reader brought along, nor is it asked.
  if (isLocalBookId(bookId))
    return (
      <Suspense fallback={<div className={styles['card']} aria-hidden="true" />}>
        <OwnContinueCard bookId={bookId} left={left} />
      </Suspense>
    );
  return <ContinueCard bookId={bookId} left={left} />;
}

function ContinueCard({ bookId, left }: { bookId: string; left: Progress }) {
  const { client } = useServices();
  const { data: book, isError } = useQuery(bookQuery(client, bookId));
  // A book that is gone is not offered; it says so on its own page.
  if (isError || (book && !readerOpening(book).opens)) return null;
  if (!book) return <div className={styles['card']} aria-hidden="true" />;
  return <ContinueLink {...book} href={paths.reader(bookId, { bookType: book.format })} left={left} />;
}
