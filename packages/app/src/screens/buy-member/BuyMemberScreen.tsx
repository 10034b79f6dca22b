import { memberShopTitle } from '@shuye/core-domain/member-shop';
import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { useLocation } from '../../router/index.ts';
import { buyMemberRequest } from './buyMemberRequest.ts';
import { Plans } from './Plans.tsx';

/** Opens or renews a membership with beans [MEMBER-03] [ROUTE-38]. */
export default function BuyMemberScreen() {
  const { search } = useLocation();
  const userId = useSession((session) => session.userId);
  const request = buyMemberRequest(search);
  const title = memberShopTitle(request.isRenewing);
  return (
    <Page bottom="action-bar" bar={<BackBar title={title} />}>
      <PageTitle name={title} />
      <ScreenBoundary key={search} failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}>
        <Plans key={userId} request={request} />
      </ScreenBoundary>
    </Page>
  );
}
