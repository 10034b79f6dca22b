import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { useLabelParams } from '../../features/labels/useLabelParams.ts';
import { SubjectFailure } from '../../features/load-failure/SubjectFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { paths } from '../../routes.ts';
import { LabelQuestions } from './LabelQuestions.tsx';

const OTHERS = { name: '全部问答', href: paths.questions() };

/** The questions on the books of one label [SEO-03] [ROUTE-48] (D-187). */
export default function QuestionListScreen() {
  const label = useLabelParams();
  return (
    <Page measure="wide" bar={<BackBar title="小说问答" />}>
      <PageTitle />
      <ScreenBoundary
        key={`${label.labelId}/${label.labelType}`}
        failure={(error, retry) => <SubjectFailure error={error} onRetry={retry} others={OTHERS} />}
      >
        <LabelQuestions label={label} />
      </ScreenBoundary>
    </Page>
  );
}
