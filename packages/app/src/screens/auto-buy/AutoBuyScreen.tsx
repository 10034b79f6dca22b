import { Page } from '@shuye/ui';
import { ForReaders } from '../../features/account/ForReaders.tsx';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { AutoBuys } from './AutoBuys.tsx';

/** The books whose chapters are bought by themselves, each to be stopped with one tap. */
export default function AutoBuyScreen() {
  const userId = useSession((session) => session.userId);
  return (
    <Page bar={<BackBar title="自动购买" />}>
      <PageTitle />
      <ForReaders invitation="登录后查看自动购买">
        <ScreenBoundary failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}>
          <AutoBuys key={userId} />
        </ScreenBoundary>
      </ForReaders>
    </Page>
  );
}
