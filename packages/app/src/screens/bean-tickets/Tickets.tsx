import { ticketState, type BeanTicket } from '@shuye/core-domain/ticket';
import { EmptyView, TicketIllustration } from '@shuye/ui';
import { useEndlessQuery } from '../../features/endless-list/useEndlessQuery.ts';
import { EndlessRecords } from '../../features/endless-list/EndlessRecords.tsx';
import { ticketsQuery } from '../../features/records/recordQueries.ts';
import { useScrollRestoration } from '../../features/scroll-restoration/useScrollRestoration.ts';
import { TicketWords } from '../../features/tickets/TicketWords.tsx';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './Tickets.module.css';

const STATES = { usable: '可用', used: '已用完', expired: '已过期' } as const;

/** Six figures: on a phone they leave the words beside them no room. */
const LONG_AMOUNT = 100_000;

/** Tickets as the server lists them, a hundred a page [TICKET-01]. */
export function Tickets() {
  const { client } = useServices();
  const list = useEndlessQuery({ ...ticketsQuery(client), staleTime: 0 });
  useScrollRestoration('bean_tickets');
  return (
    <EndlessRecords
      list={list}
      recordsOf={(page) => page}
      label="豆券"
      empty={<EmptyView illustration={<TicketIllustration />} message="还没有豆券" hint="活动里得到的豆券会放在这里" />}
    >
      {(ticket) => <Ticket key={ticket.beanId} ticket={ticket} state={ticketState(ticket, client.serverMs() / 1000)} />}
    </EndlessRecords>
  );
}

function Ticket({ ticket, state }: { ticket: BeanTicket; state: keyof typeof STATES }) {
  return (
    <div className={styles['ticket']} data-state={state} data-long={ticket.balance >= LONG_AMOUNT ? '' : undefined}>
      <p className={styles['worth']}>
        <span className={styles['count']}>{ticket.balance}</span>书豆
      </p>
      <div className={styles['about']}>
        <TicketWords {...ticket} />
        <p className={styles['state']}>{STATES[state]}</p>
      </div>
    </div>
  );
}
