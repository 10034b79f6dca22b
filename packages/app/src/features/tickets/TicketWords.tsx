import type { BeanTicket } from '@shuye/core-domain/ticket';
import { dayLabel } from '@shuye/core-domain/time';
import styles from './TicketWords.module.css';

/** Shows a ticket's name, its end, and the value that it had when it was whole. */
export function TicketWords({ name, amount, balance, expiresAt }: BeanTicket) {
  return (
    <span className={styles['words']}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['note']}>
        有效期至<span className={styles['whole']}>{dayLabel(expiresAt * 1000)}</span>
      </span>
      {balance < amount && (
        <span className={styles['note']}>
          面额<span className={styles['whole']}>{amount}书豆</span>
        </span>
      )}
    </span>
  );
}
