import { Page, TextLink } from '@shuye/ui';
import { ForReaders } from '../../features/account/ForReaders.tsx';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { paths } from '../../routes.ts';
import { Tickets } from './Tickets.tsx';
import styles from './Tickets.module.css';

/** The reader's tickets and the way to their rules [TICKET-01] [ROUTE-41] (D-022). */
export default function BeanTicketsScreen() {
  const userId = useSession((session) => session.userId);
  return (
    <Page
      bar={
        <BackBar
          title="豆券"
          actions={
            <TextLink className={styles['rules']} tone="quiet" href={paths.beanTicketRules()}>
              使用规则
            </TextLink>
          }
        />
      }
    >
      <PageTitle />
      <ForReaders invitation="登录后查看豆券">
        <ScreenBoundary failure={(error, retry) => <LoadFailure error={error} onRetry={retry} />}>
          <Tickets key={userId} />
        </ScreenBoundary>
      </ForReaders>
    </Page>
  );
}
