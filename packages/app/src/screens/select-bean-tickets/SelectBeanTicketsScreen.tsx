import { checkedBeans, checkedTickets, ticketState, type SelectableTicket } from '@shuye/core-domain/ticket';
import { ActionBar, Button, EmptyView, LongBookList, Page, TicketIllustration } from '@shuye/ui';
import { useGoBack } from '../../features/page/useGoBack.ts';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { TicketWords } from '../../features/tickets/TicketWords.tsx';
import { useTicketChoice } from '../../features/tickets/useTicketChoice.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './SelectBeanTicketsScreen.module.css';

/** Chooses the tickets that pay for the purchase at hand [TICKET-02..04] [BUY-07] [ROUTE-45]. */
export default function SelectBeanTicketsScreen() {
  const isLoaded = useTicketChoice((choice) => choice.isLoaded);
  const goBack = useGoBack();
  return (
    <Page bottom="action-bar" bar={<BackBar title="选择豆券" />}>
      <PageTitle />
      {isLoaded ? (
        <TicketsOfPurchase onEnd={goBack} />
      ) : (
        <EmptyView
          illustration={<TicketIllustration />}
          message="请在购买时选择豆券"
          hint="这一页重新打开后不知道要买什么，返回后可以再选"
          action={<Button onPress={goBack}>返回上一页</Button>}
        />
      )}
    </Page>
  );
}

function TicketsOfPurchase({ onEnd }: { onEnd: () => void }) {
  const { client } = useServices();
  const selection = useTicketChoice((choice) => choice.selection);
  const toggle = useTicketChoice((choice) => choice.toggle);
  const clear = useTicketChoice((choice) => choice.clear);
  const usable = selection.tickets.filter((ticket) => ticketState(ticket, client.serverMs() / 1000) === 'usable');
  // One that ended while the page is open is chosen still, and counts no more.
  const shown = { ...selection, tickets: usable };
  const count = checkedTickets(shown).length;
  return (
    <>
      {usable.length === 0 ? (
        <EmptyView illustration={<TicketIllustration />} message="没有可用的豆券" />
      ) : (
        <LongBookList label="可用豆券" columns="one" spacing="none">
          {usable.map((ticket) => (
            <Ticket key={ticket.beanId} ticket={ticket} onToggle={() => toggle(ticket.beanId)} />
          ))}
        </LongBookList>
      )}
      <ActionBar note={count > 0 ? `已选${count}张，共${checkedBeans(shown)}书豆` : '未选择豆券'}>
        <Button onPress={clear}>清空</Button>
        <Button variant="primary" onPress={onEnd}>
          确定
        </Button>
      </ActionBar>
    </>
  );
}

function Ticket({ ticket, onToggle }: { ticket: SelectableTicket; onToggle: () => void }) {
  return (
    <label className={styles['ticket']}>
      <input className={styles['box']} type="checkbox" checked={ticket.checked} onChange={onToggle} />
      <span className={styles['about']}>
        <TicketWords {...ticket} />
        <span className={styles['worth']}>{ticket.balance}书豆</span>
      </span>
    </label>
  );
}
