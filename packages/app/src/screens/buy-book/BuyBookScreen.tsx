import type { AppError } from '@shuye/core-domain/error';
import { parseBuyBook } from '@shuye/core-domain/navigation';
import { parseQuery } from '@shuye/core-domain/query';
import { Button, EmptyView, Page, TicketIllustration } from '@shuye/ui';
import { ScreenBoundary } from '../../features/boundary/ScreenBoundary.tsx';
import { LoadFailure } from '../../features/load-failure/LoadFailure.tsx';
import { BackBar } from '../../features/page/BackBar.tsx';
import { PageTitle } from '../../features/page/PageTitle.tsx';
import { useSession } from '../../hooks/useSession.ts';
import { useLocation } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import { BackToReading, BoughtThing } from './BoughtThing.tsx';
import { hasIt } from './usePurchase.ts';

/** The book was taken down, or there is no such chapter. 404 is said of all that fails, too [ERR-14]. */
const GONE = [401, 402, 433];

const isGone = (error: AppError): boolean => error.kind === 'server' && GONE.includes(error.code);

const nothing = (message: string) => (
  <EmptyView
    illustration={<TicketIllustration />}
    message={message}
    action={<Button href={paths.home()}>去书城</Button>}
  />
);

/** Buys a chapter, several, or a book; the whole query is its input [BUY-01] [ROUTE-38]. */
export default function BuyBookScreen() {
  const { search } = useLocation();
  const userId = useSession((session) => session.userId);
  const input = parseBuyBook(parseQuery(search));
  return (
    <Page bottom="action-bar" bar={<BackBar title="购买" />}>
      <PageTitle />
      <ScreenBoundary
        key={search}
        failure={(error, retry) =>
          input && hasIt(error) ? (
            <BackToReading {...input} words={error.message} />
          ) : isGone(error) ? (
            nothing(error.message)
          ) : (
            <LoadFailure error={error} onRetry={retry} />
          )
        }
      >
        {input ? <BoughtThing key={userId} input={input} /> : nothing('没有要购买的书')}
      </ScreenBoundary>
    </Page>
  );
}
