import type { Account } from '@shuye/core-domain/member';
import { Pressable } from '@shuye/ui';
import { paths } from '../../routes.ts';
import styles from './BalanceItems.module.css';

/** Beans and unused tickets, each with the way to its page [ME-04] [ME-05]. */
export function BalanceItems({ account: { beanBalance, unusedTickets } }: { account: Account }) {
  return (
    <ul className={styles['holdings']}>
      <Holding count={beanBalance} name="书豆" href={paths.myBeans()} />
      <Holding count={unusedTickets} name="可用豆券" href={paths.beanTickets()} />
    </ul>
  );
}

function Holding({ count, name, href }: { count: number; name: string; href: string }) {
  return (
    <li className={styles['holding']}>
      <Pressable className={styles['link']} href={href}>
        <span className={styles['count']}>{count}</span>
        <span className={styles['name']}>{name}</span>
      </Pressable>
    </li>
  );
}
