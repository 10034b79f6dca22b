import { ticketState, type BeanTicket } from '@shuye/core-domain/ticket';
import { dayLabel } from '@shuye/core-domain/time';
import { EmptyView } from '@shuye/ui';
import { useEndlessQuery } from '../../features/endless-list/useEndlessQuery.ts';
import { EndlessRecords } from '../../features/endless-list/EndlessRecords.tsx';
import { ticketsQuery } from '../../features/records/recordQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './Tickets.module.css';

const STATES = { usable: '可用', used: '已用完', expired: '已过期' } as const;

/** Tickets as the server lists them, a hundred a page [TICKET-01]. */
export function Tickets() {
  const { client, nowMs } = useServices();
  const list = useEndlessQuery({ ...ticketsQuery(client), staleTime: 0 });
  return (
    <EndlessRecords
      list={list}
      recordsOf={({ records }) => records}
      label="豆券"
      empty={<EmptyView illustration="ticket" message="还没有豆券" hint="活动里得到的豆券会放在这里" />}
    >
      {(ticket) => <Ticket key={ticket.beanId} ticket={ticket} state={ticketState(ticket, nowMs() / 1000)} />}
    </EndlessRecords>
  );
}

function Ticket({ ticket, state }: { ticket: BeanTicket; state: keyof typeof STATES }) {
  const { name, amount, balance, expiresAt } = ticket;
  return (
    <div className={styles['ticket']} data-state={state}>
      <p className={styles['worth']}>
        <span className={styles['count']}>{balance}</span>书豆
      </p>
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        <p className={styles['note']}>有效期至 {dayLabel(expiresAt * 1000)}</p>
        {balance < amount && <p className={styles['note']}>面额 {amount} 书豆</p>}
      </div>
      <p className={styles['state']}>{STATES[state]}</p>
    </div>
  );
}
