import { LoadingBlock, Page } from '@shuye/ui';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useSession } from '../../hooks/useSession.ts';
import { DeleteAccount } from './DeleteAccount.tsx';

/** What is known of the reader: the way to end it. */
export default function MyDataScreen() {
  const onDevice = useIsHydrated();
  const userId = useSession((session) => session.userId);
  return (
    <Page bar={<BackBar title="我的数据" />}>
      <PageTitle />
      {onDevice ? <DeleteAccount key={userId} /> : <LoadingBlock />}
    </Page>
  );
}
