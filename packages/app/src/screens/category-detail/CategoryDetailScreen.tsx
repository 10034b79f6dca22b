import { parseCategoryFilter } from '@shuye/core-domain/navigation';
import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useParams, useSearchParams } from '../../router/index.ts';
import { CategoryBooks } from './CategoryBooks.tsx';
import { CategoryFilters } from './CategoryFilters.tsx';

/** The books of one category, filtered and ordered as its address says [ROUTE-22] [CATRANK-02]. */
export default function CategoryDetailScreen() {
  const { cid = '', title = '', relatedName = '', category = '' } = useParams();
  const filter = parseCategoryFilter(useSearchParams()[0]);
  const list = `${cid}/${filter.status ?? ''}/${filter.order}`;
  return (
    <Page measure="wide" bar={<BackBar title={title} />}>
      <PageTitle name={title} />
      <CategoryFilters category={{ categoryId: cid, name: title, relatedName, group: category }} filter={filter} />
      <ScreenBoundary key={list} failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}>
        <CategoryBooks key={list} categoryId={cid} title={title} filter={filter} />
      </ScreenBoundary>
    </Page>
  );
}
