import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { LabelsAndQuestions } from './LabelsAndQuestions.tsx';

/** Questions by label, and the newest of all [SEO-02] [ROUTE-47] (D-187). */
export default function QuestionIndexScreen() {
  return (
    <Page measure="wide" bar={<BackBar title="小说问答" />}>
      <PageTitle />
      <ScreenBoundary failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}>
        <LabelsAndQuestions />
      </ScreenBoundary>
    </Page>
  );
}
