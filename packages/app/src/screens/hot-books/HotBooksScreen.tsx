import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { HotBooks } from './HotBooks.tsx';

/** The books that most readers look for [SEO-01] [ROUTE-46]. */
export default function HotBooksScreen() {
  return (
    <Page measure="wide" bar={<BackBar title="爆款推荐" />}>
      <PageTitle />
      <ScreenBoundary failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}>
        <HotBooks />
      </ScreenBoundary>
    </Page>
  );
}
