import { Page, TopBar } from '@shuye/ui';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useIsTabBarVisible } from '../../features/tab-bar/useIsTabBarVisible.ts';
import { useIsHydrated } from '../../hooks/useIsHydrated.ts';
import { useSession } from '../../hooks/useSession.ts';
import { AccountHead } from './AccountHead.tsx';
import { AccountItems } from './AccountItems.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { CollectionGift } from './gift/CollectionGift.tsx';
import { CollectionInvite } from './gift/CollectionInvite.tsx';
import { GuestHead } from './GuestHead.tsx';
import { LogOut } from './LogOut.tsx';

const TITLE = '我的';

/** The reader's own page, for guests and for accounts [ROUTE-34] [AUTH-07]. */
export default function MyselfScreen() {
  const hasTabs = useIsTabBarVisible(true);
  const onDevice = useIsHydrated();
  const isLoggedIn = useSession((session) => session.isLoggedIn);
  const userId = useSession((session) => session.userId);

  return (
    <Page bottom={hasTabs ? 'tab-bar' : 'none'} bar={<TopBar title={TITLE} />}>
      <PageTitle />
      {!onDevice && <AccountSkeleton />}
      {onDevice && (isLoggedIn ? <AccountHead key={userId} /> : <GuestHead />)}
      <AccountItems />
      {onDevice && isLoggedIn && <LogOut />}
      {onDevice && <CollectionGift />}
      {onDevice && <CollectionInvite />}
    </Page>
  );
}
