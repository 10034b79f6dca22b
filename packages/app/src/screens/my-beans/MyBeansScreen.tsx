import { Page } from '@shuye/ui';
import { ForReaders } from '../../features/account/ForReaders.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { Balance } from './Balance.tsx';

/** The beans that the reader holds, and the ways on [RECORD-06] [ROUTE-43] (D-184). */
export default function MyBeansScreen() {
  const userId = useSession((session) => session.userId);
  return (
    <Page bar={<BackBar title="书豆余额" />}>
      <PageTitle />
      <ForReaders invitation="登录后查看书豆余额">
        <Balance key={userId} />
      </ForReaders>
    </Page>
  );
}
