import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { Labels } from './Labels.tsx';

/** Every label, for a reader who knows what kind of book it shall be [SEO-10] [ROUTE-50]. */
export default function LabelIndexScreen() {
  return (
    <Page measure="wide" bar={<BackBar title="标签找书" />}>
      <PageTitle />
      <ScreenBoundary failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}>
        <Labels />
      </ScreenBoundary>
    </Page>
  );
}
