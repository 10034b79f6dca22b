import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useParams } from '../../router/index.ts';
import { Catalog } from './Catalog.tsx';
import { CatalogFailure } from './CatalogFailure.tsx';

/** All chapters of a book [ROUTE-13] [CAT-01] [CAT-02]. */
export default function CatalogScreen() {
  const { bookId = '' } = useParams();
  return (
    <Page measure="wide" bar={<BackBar title="目录" />}>
      <PageTitle />
      <ScreenBoundary key={bookId} failure={(error, retry) => <CatalogFailure error={error} onRetry={retry} />}>
        <Catalog bookId={bookId} />
      </ScreenBoundary>
    </Page>
  );
}
