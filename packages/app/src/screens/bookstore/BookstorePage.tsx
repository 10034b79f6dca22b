import { storePageQuery } from '../../services/queries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useScreenQuery } from '../../services/useScreenQuery.ts';
import { BookstoreModules } from './BookstoreModules.tsx';
import { BookstoreSkeleton } from './BookstoreSkeleton.tsx';
import { EmptyBookstore } from './EmptyBookstore.tsx';

/** A page of the bookstore, or its shape until it comes. */
export function BookstorePage({ page }: { page: string }) {
  const { data } = useScreenQuery(storePageQuery(useServices(), page));
  if (!data) return <BookstoreSkeleton />;
  return data.length > 0 ? <BookstoreModules page={page} modules={data} /> : <EmptyBookstore />;
}
