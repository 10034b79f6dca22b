import { parseCategoryFilter } from '@shuye/core-domain/navigation';
import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { SubjectFailure } from '../../features/load-failure/SubjectFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useParams, useSearchParams } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import { CategoryBooks } from './CategoryBooks.tsx';
import { CategoryFilters } from './CategoryFilters.tsx';
import { useNamedCategory } from './useNamedCategory.ts';

const OTHERS = { name: '全部分类', href: paths.categories() };

/**
 * The books of one category, filtered and ordered as its address says [ROUTE-22] [CATRANK-02]. Its name is what the
 * lists of categories call it, whatever its address says; the address names one that they do not have (D-011).
 */
export default function CategoryDetailScreen() {
  const { cid = '', title = '', relatedName = '', category: group = '' } = useParams();
  const filter = parseCategoryFilter(useSearchParams()[0]);
  const category = useNamedCategory(cid) ?? { categoryId: cid, name: title, relatedName, group };
  const { name } = category;
  const list = `${cid}/${filter.status ?? ''}/${filter.order}`;
  return (
    <Page measure="wide" bar={<BackBar title={name} />}>
      <PageTitle name={name} />
      <CategoryFilters category={category} filter={filter} />
      <ScreenBoundary
        key={list}
        failure={(error, retry) => <SubjectFailure error={error} onRetry={retry} others={OTHERS} />}
      >
        <CategoryBooks key={list} categoryId={cid} title={name} filter={filter} />
      </ScreenBoundary>
    </Page>
  );
}
