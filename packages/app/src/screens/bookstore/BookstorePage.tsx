import { HOME_PAGE, isSwitchedOn } from '@shuye/core-domain/bookstore';
import { useMemo } from 'react';
import { storePageQuery } from '../../queries/storePageQuery.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import { BookstoreModules } from './BookstoreModules.tsx';
import { BookstoreSkeleton } from './BookstoreSkeleton.tsx';
import { EmptyBookstore } from './EmptyBookstore.tsx';
import { DeferredHomeDialog } from './DeferredHomeDialog.tsx';

export function BookstorePage({ page }: { page: string }) {
  const { data } = useScreenQuery(storePageQuery(useServices(), page));
  const modules = useMemo(() => data?.modules.map((module) => ({ receivedAt: data.receivedAt, ...module })), [data]);
  if (!data || !modules) return <BookstoreSkeleton />;
  if (modules.length === 0) return <EmptyBookstore />;
  return (
    <>
      <BookstoreModules page={page} modules={modules} />
      {page === HOME_PAGE && isSwitchedOn(data.flags, 'homeRecommend') && <DeferredHomeDialog />}
    </>
  );
}
