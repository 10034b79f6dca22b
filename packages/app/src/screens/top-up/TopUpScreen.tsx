import { isBuying, type TopUpProduct } from '@shuye/core-domain/order';
import { Page } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { usePaymentWait } from '../../features/purchase/usePaymentWait.ts';
import { parseReturnPath } from '../../router/parseReturnPath.ts';
import { useSession } from '../../hooks/useSession.ts';
import { useSearchParams } from '../../router/index.ts';
import { isStillAccount } from '../../services/account/isStillAccount.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { PaymentResult } from './PaymentResult.tsx';
import { Products } from './Products.tsx';
import { useOrderRun } from './useOrderRun.ts';
import { useWayBack } from './useWayBack.ts';

/** 书豆充值: amounts to choose from, then how the payment stands [ROUTE-35] [ROUTE-53] (D-009). */
export default function TopUpScreen() {
  const userId = useSession((session) => session.userId);
  const [params] = useSearchParams();
  const returnPath = isBuying(params.get('buy') ?? undefined) ? parseReturnPath(params.get('back')) : undefined;
  return (
    <Page bottom="action-bar" bar={<BackBar title="书豆充值" />}>
      <PageTitle />
      <meta name="robots" content="noindex" />
      <ScreenBoundary failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}>
        <TopUp key={userId} payment={params.get('order') ?? undefined} returnPath={returnPath} />
      </ScreenBoundary>
    </Page>
  );
}

interface TopUpProps {
  /** The payment that a cashier led back from. */
  payment: string | undefined;
  returnPath: string | undefined;
}

function TopUp({ payment, returnPath }: TopUpProps) {
  const services = useServices();
  const shownTo = useSession((session) => session.userId);
  const { order, unansweredRun, start, refresh, leave } = useOrderRun(payment);
  const wayBack = useWayBack(payment);
  // At a cashier it is the reader who takes long.
  usePaymentWait(order.phase === 'creating');

  const pay = (product: TopUpProduct): void => {
    if (isStillAccount(services, shownTo)) start(product, { returnPath, wayBack });
  };

  // Whoever is back from a cashier that says nothing is not held at a button that stays busy.
  if (order.phase === 'paying' && order.run === unansweredRun) {
    return <PaymentResult phase={order.phase} order={order.order} onRefresh={refresh} onLeave={leave} />;
  }
  switch (order.phase) {
    case 'idle':
    case 'creating':
    case 'paying':
      return <Products busy={order.phase !== 'idle'} onPay={pay} />;
    case 'failed':
      return <Products failure={order.failure.message} onPay={pay} />;
    case 'polling':
    case 'unconfirmed':
    case 'paid':
    case 'closed':
      return <PaymentResult phase={order.phase} order={order.order} onRefresh={refresh} onLeave={leave} />;
  }
}
