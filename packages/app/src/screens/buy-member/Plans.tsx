import { EmptyView, LoadingBlock, TicketIllustration } from '@shuye/ui';
import { screenRead } from '../../hooks/screenRead.ts';
import { useHoldingsQuery } from '../../hooks/useHoldingsQuery.ts';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import { membershipOfferQuery } from '../../queries/membershipQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import type { BuyMemberRequest } from './buyMemberRequest.ts';
import { PlanPurchase } from './PlanPurchase.tsx';

export function Plans({ request }: { request: BuyMemberRequest }) {
  const { client } = useServices();
  const { data: offer, refetch } = useScreenQuery(membershipOfferQuery(client, request.bookId));
  const { data: holdings, isLoading } = useHoldingsQuery(screenRead);
  if (!offer || isLoading) return <LoadingBlock />;
  if (offer.plans.length === 0)
    return <EmptyView illustration={<TicketIllustration />} message="暂时没有可开通的会员" />;
  return (
    <PlanPurchase
      request={request}
      offer={offer}
      holdings={holdings ?? undefined}
      askAgain={async () => (await refetch()).data}
    />
  );
}
