import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { Records } from './Records.tsx';

/** Shows income and spending [RECORD-01] [ROUTE-44]. */
export default function ConsumeRecordsScreen() {
  const userId = useSession((session) => session.userId);
  return (
    <Page bar={<BackBar title="消费充值记录" />}>
      <PageTitle />
      <ScreenBoundary failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}>
        <Records key={userId} />
      </ScreenBoundary>
    </Page>
  );
}
