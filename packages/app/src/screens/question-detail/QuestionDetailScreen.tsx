import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { SubjectFailure } from '../../features/load-failure/SubjectFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useParams } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import { QuestionPage } from './QuestionPage.tsx';

const OTHERS = { name: '全部问答', href: paths.questions() };

/** A question and its answer [SEO-04..09] [ROUTE-49]. */
export default function QuestionDetailScreen() {
  const { questionId = '' } = useParams();
  return (
    <Page bar={<BackBar title="小说问答" heading={false} />}>
      <PageTitle />
      <ScreenBoundary
        key={questionId}
        failure={(error, retry) => <SubjectFailure error={error} onRetry={retry} others={OTHERS} />}
      >
        <QuestionPage questionId={questionId} />
      </ScreenBoundary>
    </Page>
  );
}
