import { Page } from '@shuye/ui';
import { ForReaders } from '../../features/account/ForReaders.tsx';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { Logins } from './Logins.tsx';

export default function LoginDevicesScreen() {
  const userId = useSession((session) => session.userId);
  return (
    <Page bar={<BackBar title="登录设备" />}>
      <PageTitle />
      <ForReaders invitation="登录后查看登录设备">
        <ScreenBoundary failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}>
          <Logins key={userId} />
        </ScreenBoundary>
      </ForReaders>
    </Page>
  );
}
