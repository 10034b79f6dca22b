import { buyMembership } from '@shuye/api-client/calls';
import { membershipPurchase, type MembershipOffer, type MembershipPlan } from '@shuye/core-domain/member-shop';
import { useChargeOnce } from '../../features/purchase/useChargeOnce.ts';
import { useLeadToBought } from '../../features/page/useLeadToBought.ts';
import { useSession } from '../../hooks/useSession.ts';
import { fetchHoldings } from '../../queries/fetchHoldings.ts';
import { renewHoldings } from '../../queries/renewHoldings.ts';
import { paths } from '../../routes.ts';
import { createIntentKeys } from '../../services/createIntentKeys.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { wait } from '../../services/wait.ts';
import type { BuyMemberRequest } from './buyMemberRequest.ts';

/** A reader who has paid waits this long for what they hold by then. */
const PATIENCE_MS = 1500;

interface PlanPurchaseRequest {
  request: BuyMemberRequest;
  /** Undefined where the balance, in beans, is not known. */
  balance: number | undefined;
  askAgain: () => Promise<MembershipOffer | undefined>;
}

/** Buys a plan with the terms that the page shows, and goes back to what waits for it [MEMBER-10] (D-170). */
export function usePlanPurchase({ request: { returnPath }, balance, askAgain }: PlanPurchaseRequest) {
  const services = useServices();
  const { client, host, query, toaster, userId } = services;
  const loadAccount = useSession((session) => session.load);
  const { isBusy, notice, charge } = useChargeOnce();
  const lead = useLeadToBought();

  const buy = (plan: MembershipPlan, beanId: string | undefined): void => {
    const terms = `membership ${plan.planId} ${plan.beanPrice} `;
    // Without an answer the ticket may be used already, and another one, or none, is proposed: sent with that one, a
    // plan that is paid would be paid again.
    const begun = createIntentKeys(services).openLike(terms);
    const ticketId = begun === undefined ? beanId : begun.slice(terms.length) || undefined;
    const purchase = membershipPurchase(plan, ticketId);
    charge({
      thing: plan.name,
      intent: begun ?? terms + (ticketId ?? ''),
      // Every payment prolongs a membership: what another tab or device bought meanwhile is told first [MEMBER-13].
      check: async (isRepeated) => {
        if (isRepeated || balance === undefined) return undefined;
        const held = await query.fetchQuery({
          queryKey: ['holdings', userId()],
          queryFn: ({ signal }) => fetchHoldings({ client, host }, { signal }),
          staleTime: 0,
        });
        return held && held.balance !== balance ? `余额已变为${held.balance}书豆，请确认后再购买` : undefined;
      },
      send: async (options) =>
        client.send(buyMembership, { ...purchase, hostSaid: await host.bridge.parameters?.() }, options),
      onDone: async () => {
        toaster.show('开通成功');
        // The page that opens would say 未开通, and the balance of before.
        const isKnown = Promise.all([renewHoldings(query), loadAccount()]);
        await Promise.race([isKnown, wait(PATIENCE_MS)]);
        // The membership opens chapters.
        lead(returnPath ?? paths.myMemberships(), [['chapters'], ['book']]);
      },
      onRefused: async (error) => {
        await askAgain();
        await renewHoldings(query);
        return error.message;
      },
    });
  };

  return { isBusy, notice, buy };
}
