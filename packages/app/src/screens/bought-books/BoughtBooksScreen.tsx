import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { BoughtBooks } from './BoughtBooks.tsx';

/** The books that the reader bought, or bought chapters of [RECORD-05] [ROUTE-39]. */
export default function BoughtBooksScreen() {
  const userId = useSession((session) => session.userId);
  return (
    <Page measure="wide" bar={<BackBar title="购买过的书" />}>
      <PageTitle />
      <ScreenBoundary failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}>
        <BoughtBooks key={userId} />
      </ScreenBoundary>
    </Page>
  );
}
