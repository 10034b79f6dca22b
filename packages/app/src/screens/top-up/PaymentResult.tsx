import { messages } from '@shuye/core-domain/error';
import { afterTopUp, type MadeOrder, type OrderState } from '@shuye/core-domain/order';
import { Button, EmptyView, LoadingBlock, TicketIllustration } from '@shuye/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLeadBack } from '../../features/page/useLeadBack.ts';
import { paths } from '../../routes.ts';
import styles from './PaymentResult.module.css';

/** Long enough to read what came in; then the page leads on by itself [PAY-03]. */
const RESULT_MS = 1500;

interface PaymentResultProps {
  phase: Extract<OrderState, { order: MadeOrder }>['phase'];
  order: MadeOrder;
  onRefresh: () => void;
  onLeave: () => void;
}

/** Shows the state of a payment once the cashier has been left [ROUTE-53] (D-009, A-08). */
export function PaymentResult({ phase, order, onRefresh, onLeave }: PaymentResultProps) {
  const again = (
    <Button variant="quiet" onPress={onLeave}>
      重新选择金额
    </Button>
  );
  switch (phase) {
    case 'paid':
      return <Paid order={order} />;
    case 'closed':
      return (
        <EmptyView illustration={<TicketIllustration />} message="订单已取消" hint="这一笔没有支付" action={again} />
      );
    case 'unconfirmed':
      return (
        <output>
          <EmptyView
            illustration={<TicketIllustration />}
            message={messages.payPending}
            hint="到账后余额会自动更新，可以先去看书"
            action={
              <>
                <Button onPress={onRefresh}>{messages.refresh}</Button>
                {again}
              </>
            }
          />
        </output>
      );
    case 'paying':
    case 'polling':
      return (
        <div className={styles['polling']}>
          <LoadingBlock text="正在确认支付结果" />
          {again}
        </div>
      );
  }
}

function Paid({ order: { beans, returnPath } }: { order: MadeOrder }) {
  const isForPurchase = afterTopUp(returnPath !== undefined) === 'purchase';
  const leadBack = useLeadBack();
  const goOn = (): void => leadBack(returnPath ?? paths.myself());
  // The way back may become known meanwhile.
  const onTime = useEffectEvent(goOn);
  useEffect(() => {
    const timer = setTimeout(onTime, RESULT_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <output>
      <EmptyView
        illustration={<TicketIllustration />}
        message="充值成功"
        hint={beans > 0 ? `${beans}书豆已到账` : undefined}
        action={
          <Button variant="primary" onPress={goOn}>
            {isForPurchase ? '继续购买' : '完成'}
          </Button>
        }
      />
    </output>
  );
}
