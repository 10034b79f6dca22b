import type { Book } from '@shuye/core-domain/book';
import { Skeleton } from '@shuye/ui';
import { useEffect, useState, type ComponentType } from 'react';

type Parts = ComponentType<{ book: Book }>;

/** What stands below the first screen of a cover, fetched behind it; without it the page has all else. */
export function DeferredSections({ book }: { book: Book }) {
  const [loaded, setLoaded] = useState<{ Parts?: Parts }>();

  useEffect(() => {
    import('./sections/CoverSections.tsx').then(
      ({ CoverSections }) => setLoaded({ Parts: CoverSections }),
      () => setLoaded({}),
    );
  }, []);

  if (!loaded) return <Skeleton shape="text" count={3} />;
  return loaded.Parts ? <loaded.Parts book={book} /> : null;
}
