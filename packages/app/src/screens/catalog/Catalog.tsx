import { BookFormat } from '@shuye/core-domain/book';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useBoughtElsewhere } from '../../features/chapter-access/useBoughtElsewhere.ts';
import { bookQuery, chapterListQuery } from '../../queries/bookQueries.ts';
import { readerOptionsQuery } from '../../queries/readerOptionsQuery.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useHoldingsQuery } from '../../hooks/useHoldingsQuery.ts';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import styles from './Catalog.module.css';
import { CatalogBook } from './CatalogBook.tsx';
import { CatalogChapters } from './CatalogChapters.tsx';
import { CatalogSkeleton } from './CatalogSkeleton.tsx';

/** A book whose chapters are there waits so long for what its reader holds, ms: an answer that hangs may take a minute. */
const ACCOUNT_PATIENCE_MS = 3000;

/**
 * The book, whoever reads it and the options of its reader, then its chapters; their shape until all is there that the
 * rows show [CAT-01] [CAT-02]. A guest is known at once, and options change no row but what the reader does when it is
 * opened from here: neither is waited for.
 */
export function Catalog({ bookId }: { bookId: string }) {
  const { client } = useServices();
  const { data: book } = useScreenQuery(bookQuery(client, bookId));
  const { isFetching, isFetched } = useHoldingsQuery();
  useQuery(readerOptionsQuery(client, bookId));
  useBoughtElsewhere(bookId);
  const { data: list } = useScreenQuery({
    ...chapterListQuery(client, bookId, book?.format ?? BookFormat.Standard),
    enabled: book !== undefined,
  });
  // A member must not see locks that are none; where the account does not come, everybody is a guest. Rows that a guest
  // saw stay while the host names who that is.
  const hasChapters = book !== undefined && list !== undefined;
  const isComplete = hasChapters && (isFetched || !isFetching);
  const [wasComplete, setWasComplete] = useState(isComplete);
  if (isComplete && !wasComplete) setWasComplete(true);
  useEffect(() => {
    if (!hasChapters) return undefined;
    const timer = setTimeout(() => setWasComplete(true), ACCOUNT_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [hasChapters]);
  return (
    <div className={styles['columns']}>
      <CatalogBook book={book} />
      <div className={styles['chapters']}>
        {book && list && (isComplete || wasComplete) ? (
          <CatalogChapters book={book} list={list} />
        ) : (
          <CatalogSkeleton />
        )}
      </div>
    </div>
  );
}
