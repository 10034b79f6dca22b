import { choosePlan, preselectedPlan, ticketsForPlan, type MembershipOffer } from '@shuye/core-domain/member-shop';
import { settlePurchase } from '@shuye/core-domain/purchase';
import { proposeTickets } from '@shuye/core-domain/ticket';
import { ActionBar } from '@shuye/ui';
import { useState } from 'react';
import { FailureNote } from '../../features/options/FailureNote.tsx';
import { PlanCards } from '../../features/options/PlanCards.tsx';
import { PayButton } from '../../features/purchase/PayButton.tsx';
import type { Holdings } from '../../queries/fetchHoldings.ts';
import { useLocation } from '../../router/index.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import type { BuyMemberRequest } from './buyMemberRequest.ts';
import { PaymentRows } from './PaymentRows.tsx';
import { NO_TICKET, TicketCards } from './TicketCards.tsx';
import { usePlanPurchase } from './usePlanPurchase.ts';

interface PlanPurchaseProps {
  request: BuyMemberRequest;
  offer: MembershipOffer;
  /** Unknown where the account did not answer: the server then decides alone. */
  holdings: Holdings | undefined;
  askAgain: () => Promise<MembershipOffer | undefined>;
}

/** A plan is chosen, a ticket with it, and paid with one button [MEMBER-03] [MEMBER-07] [MEMBER-09] [MEMBER-13]. */
export function PlanPurchase({ request, offer, holdings, askAgain }: PlanPurchaseProps) {
  const { client, toaster } = useServices();
  const { pathname, search } = useLocation();
  const [planId, setPlanId] = useState(() => {
    const [own] = holdings?.member.activeTiers ?? [];
    return preselectedPlan(offer.plans, { tier: request.tier ?? own, aliasId: request.planId })?.planId;
  });
  const [wantedTicket, setTicket] = useState<string>();
  const { isBusy, notice, buy } = usePlanPurchase({ request, balance: holdings?.balance, askAgain });

  const choice = choosePlan(offer.plans, planId);
  const serverTime = client.serverMs() / 1000;
  const tickets = choice.chosen ? ticketsForPlan(offer, choice.plan, serverTime) : [];
  const beanPrice = choice.chosen ? choice.plan.beanPrice : 0;
  const [proposed = NO_TICKET] = proposeTickets(tickets, beanPrice, serverTime);
  const ticket = tickets.find(({ beanId }) => beanId === (wantedTicket ?? proposed));
  const beanBalance = holdings?.balance ?? Number.MAX_SAFE_INTEGER;
  const settlement = settlePurchase({ beanPrice, ticketBeans: ticket?.balance ?? 0, beanBalance });
  const query = new URLSearchParams(search);
  if (planId !== undefined) query.set('aliasId', planId);
  const chosenPage = `${pathname}?${query}`;
  const confirm = () => (choice.chosen ? buy(choice.plan, ticket?.beanId) : toaster.show(choice.message));

  return (
    <>
      <FailureNote message={notice} />
      <PlanCards
        plans={offer.plans}
        chosen={choice.chosen ? planId : undefined}
        disabled={isBusy}
        onSelect={setPlanId}
      />
      {tickets.length > 0 && (
        <TicketCards tickets={tickets} chosen={ticket?.beanId} disabled={isBusy} onSelect={setTicket} />
      )}
      {choice.chosen && <PaymentRows plan={choice.plan} settlement={settlement} balance={holdings?.balance} />}
      <ActionBar note="到期不会自动续费">
        <PayButton settlement={settlement} chosenPage={chosenPage} isBusy={isBusy} onPay={confirm} />
      </ActionBar>
    </>
  );
}
