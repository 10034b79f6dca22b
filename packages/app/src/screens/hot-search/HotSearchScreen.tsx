import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { Phrases } from './Phrases.tsx';

/** Lists phrases that readers search for [SEO-12] [ROUTE-52] (D-191). */
export default function HotSearchScreen() {
  return (
    <Page measure="wide" bar={<BackBar title="热搜词列表" />}>
      <PageTitle />
      <ScreenBoundary failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}>
        <Phrases />
      </ScreenBoundary>
    </Page>
  );
}
