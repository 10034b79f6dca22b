import { LoadingBlock, Page } from '@shuye/ui';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useSession } from '../../hooks/useSession.ts';
import { Statistics } from './Statistics.tsx';

/** Shows reading times of this device, and for accounts of all their devices. */
export default function StatisticsScreen() {
  const onDevice = useIsHydrated();
  const userId = useSession((session) => session.userId);
  return (
    <Page bar={<BackBar title="阅读统计" />}>
      <PageTitle />
      {onDevice ? <Statistics key={userId} /> : <LoadingBlock />}
    </Page>
  );
}
