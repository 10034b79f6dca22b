import { storePageQuery } from '../../services/queries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useScreenQuery } from '../../services/useScreenQuery.ts';
import { BookstoreModules } from './BookstoreModules.tsx';
import { BookstoreSkeleton } from './BookstoreSkeleton.tsx';

/** A page of the bookstore, or its shape until it comes. */
export function BookstorePage({ page }: { page: string }) {
  const { data } = useScreenQuery(storePageQuery(useServices(), page));
  return data ? <BookstoreModules page={page} modules={data} /> : <BookstoreSkeleton />;
}
