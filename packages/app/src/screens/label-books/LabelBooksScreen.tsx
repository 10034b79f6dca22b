import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { useLabelParams } from '../../features/labels/useLabelParams.ts';
import { SubjectFailure } from '../../features/load-failure/SubjectFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { paths } from '../../routes.ts';
import { LabelBooks } from './LabelBooks.tsx';

const OTHERS = { name: '全部标签', href: paths.labels() };

/** The books of one label [SEO-11] [ROUTE-51]. */
export default function LabelBooksScreen() {
  const label = useLabelParams();
  return (
    <ScreenBoundary
      key={`${label.labelId}/${label.labelType}`}
      failure={(error, retry) => (
        <Page bar={<BackBar title="分类" />}>
          <PageTitle />
          <SubjectFailure error={error} onRetry={retry} others={OTHERS} />
        </Page>
      )}
    >
      <LabelBooks label={label} />
    </ScreenBoundary>
  );
}
