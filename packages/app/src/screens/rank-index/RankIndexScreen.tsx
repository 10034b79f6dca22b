import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { RankCards } from './RankCards.tsx';

/** 榜单: every rank with its first three books [ROUTE-23] [CATRANK-03]. */
export default function RankIndexScreen() {
  return (
    <Page measure="wide" bar={<BackBar title="榜单" />}>
      <PageTitle />
      <ScreenBoundary failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}>
        <RankCards />
      </ScreenBoundary>
    </Page>
  );
}
