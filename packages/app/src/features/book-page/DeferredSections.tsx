import type { Book } from '@shuye/core-domain/book';
import { Skeleton } from '@shuye/ui';
import { useEffect, useState, type ComponentType } from 'react';
import styles from './DeferredSections.module.css';

type Sections = ComponentType<{ book: Book }>;

interface DeferredSectionsProps {
  book: Book;
  /** The same function at each rendering. */
  load: () => Promise<Sections>;
}

/** Sections below the first screen are fetched behind it; without them the page has all else. */
export function DeferredSections({ book, load }: DeferredSectionsProps) {
  const [loaded, setLoaded] = useState<{ Sections?: Sections }>();

  useEffect(() => {
    load().then(
      (Sections) => setLoaded({ Sections }),
      () => setLoaded({}),
    );
  }, [load]);

  return (
    <div className={styles['sections']}>
      {loaded ? loaded.Sections && <loaded.Sections book={book} /> : <Skeleton shape="text" count={3} />}
    </div>
  );
}
