import { Page } from '@shuye/ui';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { Memberships } from './Memberships.tsx';

/** The reader's memberships [MEMBER-01] [ROUTE-36] (D-172). */
export default function MyVipScreen() {
  const userId = useSession((session) => session.userId);
  return (
    <Page bar={<BackBar title="我的会员" />}>
      <PageTitle />
      <Memberships key={userId} />
    </Page>
  );
}
