import type { MembershipPlan } from '@shuye/core-domain/member-shop';
import type { Settlement } from '@shuye/core-domain/purchase';
import { ListRow } from '@shuye/ui';
import styles from './PaymentRows.module.css';

interface PaymentRowsProps {
  plan: MembershipPlan;
  settlement: Settlement;
  balance: number | undefined;
}

export function PaymentRows({ plan, settlement: { byTickets, due, outcome }, balance }: PaymentRowsProps) {
  return (
    <ul className={styles['rows']}>
      <li>
        <ListRow title="套餐" value={plan.name || `${plan.months}个月`} />
      </li>
      <li>
        <ListRow title="价格" value={`${plan.beanPrice}书豆`} />
      </li>
      {byTickets > 0 && (
        <li>
          <ListRow title="豆券" value={`−${byTickets}书豆`} />
        </li>
      )}
      {balance !== undefined && (
        <li>
          <ListRow title="余额" value={`${balance}书豆`} />
        </li>
      )}
      <li>
        <ListRow title="需付" value={`${due}书豆`} description={balance === undefined ? undefined : left(outcome)} />
      </li>
    </ul>
  );
}

const left = (outcome: Settlement['outcome']): string =>
  outcome.affordable ? `购买后余额${outcome.balanceAfter}书豆` : `还差${outcome.missing}书豆`;
