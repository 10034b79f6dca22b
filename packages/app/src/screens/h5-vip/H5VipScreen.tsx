import { UNSHELVED_CODE } from '@shuye/core-domain/book';
import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { SubjectFailure } from '../../features/load-failure/SubjectFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useParams } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import { BookMembership } from './BookMembership.tsx';

const OTHERS = { name: '去书城', href: paths.home() };

/** A book, and the memberships to read it with [MISC-03] [ROUTE-27] (D-122). */
export default function H5VipScreen() {
  const { bookId = '', aliasId = '' } = useParams();
  return (
    <Page bottom="action-bar" bar={<BackBar title="会员" />}>
      <PageTitle />
      <ScreenBoundary
        key={`${bookId} ${aliasId}`}
        failure={(error, retry) =>
          error.code === UNSHELVED_CODE ? (
            <SubjectFailure error={error} onRetry={retry} others={OTHERS} />
          ) : (
            <LoadFailure error={error} onRetry={retry} />
          )
        }
      >
        <BookMembership bookId={bookId} aliasId={aliasId} />
      </ScreenBoundary>
    </Page>
  );
}
