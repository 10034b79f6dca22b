import type { AutoBuy } from '@shuye/core-domain/auto-buy';
import { Button, EmptyView, LoadingBlock, TicketIllustration } from '@shuye/ui';
import { useState } from 'react';
import { AutoBuySetting } from '../../features/auto-buy/AutoBuySetting.tsx';
import { autoBuysQuery } from '../../features/auto-buy/autoBuysQuery.ts';
import { paths } from '../../routes.ts';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './AutoBuys.module.css';

/** One that is stopped stays until the page is left: what was tapped by mistake is tapped again. */
export function AutoBuys() {
  const { data } = useScreenQuery({
    ...autoBuysQuery(useServices()),
    staleTime: 0,
    // What was spent today is of another day by the next one.
    refetchOnWindowFocus: true,
  });
  const [known, setKnown] = useState<readonly AutoBuy[]>([]);
  if (!data) return <LoadingBlock />;
  const added = data.filter(({ bookId }) => !known.some((one) => one.bookId === bookId));
  if (added.length > 0) setKnown([...known, ...added]);
  if (known.length === 0 && added.length === 0) {
    return (
      <EmptyView
        illustration={<TicketIllustration />}
        message="没有自动购买的书"
        hint="读到要购买的章节时，可以打开“自动购买后面的章节”"
        action={<Button href={paths.home()}>去书城</Button>}
      />
    );
  }
  return (
    <ul className={styles['books']} aria-label="自动购买的书">
      {known.map(({ bookId, title, ...terms }) => (
        <li key={bookId} className={styles['book']}>
          <AutoBuySetting bookId={bookId} label={title} proposed={terms} hasLimits />
        </li>
      ))}
    </ul>
  );
}
