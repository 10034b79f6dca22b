import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { useLabelParams } from '../../features/labels/useLabelParams.ts';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { LabelQuestions } from './LabelQuestions.tsx';

/** The questions on the books of one label [SEO-03] [ROUTE-48] (D-187). */
export default function QuestionListScreen() {
  const label = useLabelParams();
  return (
    <Page measure="wide" bar={<BackBar title="小说问答" />}>
      <PageTitle />
      <ScreenBoundary
        key={`${label.labelId}/${label.labelType}`}
        failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}
      >
        <LabelQuestions label={label} />
      </ScreenBoundary>
    </Page>
  );
}
