import { ticketRules } from '@shuye/core-domain/ticket';
import { Page } from '@shuye/ui';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import styles from './BeanTicketRulesScreen.module.css';

/** Explains the use of tickets, a line a rule [TICKET-08] [ROUTE-42]. */
export default function BeanTicketRulesScreen() {
  return (
    <Page bar={<BackBar title="豆券使用规则" />}>
      <PageTitle />
      <ol className={styles['rules']}>
        {ticketRules.map((rule) => (
          <li key={rule} className={styles['rule']}>
            {rule}
          </li>
        ))}
      </ol>
    </Page>
  );
}
