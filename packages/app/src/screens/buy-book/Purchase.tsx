import type { Book } from '@shuye/core-domain/book';
import type { ChapterList } from '@shuye/core-domain/chapter';
import type { MembershipPlan } from '@shuye/core-domain/member-shop';
import {
  discountLabel,
  priceTable,
  settlePurchase,
  type BatchSize,
  type PurchaseOffer,
} from '@shuye/core-domain/purchase';
import { changeQuery } from '@shuye/core-domain/query';
import { checkedBeans } from '@shuye/core-domain/ticket';
import { ActionBar, ListRow, OptionCard } from '@shuye/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useReaderRights } from '../../features/chapter-access/useReaderRights.ts';
import { FailureNote } from '../../features/options/FailureNote.tsx';
import { OptionGroup } from '../../features/options/OptionGroup.tsx';
import { CheapestMark } from '../../features/price-table/CheapestMark.tsx';
import { priceRowName } from '../../features/price-table/priceRowName.ts';
import { PayButton } from '../../features/purchase/PayButton.tsx';
import { useTicketChoice } from '../../features/tickets/useTicketChoice.ts';
import type { AskedPurchase } from '../../queries/purchaseQueries.ts';
import { useLocation } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { loadPersistently } from '../../services/loadPersistently.ts';
import styles from './Purchase.module.css';
import { usePurchase } from './usePurchase.ts';

/** The button waits for nothing that stands below the purchase. */
const OtherWays = lazy(() => loadPersistently(() => import('./OtherWays.tsx')));

interface PurchaseProps {
  book: Book;
  list: ChapterList;
  item: AskedPurchase;
  batch: BatchSize | undefined;
  plans: readonly MembershipPlan[];
  offer: PurchaseOffer;
  /** Fails when the price does not come. */
  askAgain: () => Promise<PurchaseOffer>;
}

/** Shows the purchase and its payment, with one button, among all ways to read on [BUY-05..08] (D-178). */
export function Purchase({ book, list, item, batch, plans, offer, askAgain }: PurchaseProps) {
  const { client } = useServices();
  const { pathname, search } = useLocation();
  const rights = useReaderRights(book);
  const [wanted, setWanted] = useState<BatchSize | undefined>(batch);
  const { load, propose, selection } = useTicketChoice((choice) => choice);
  const chapter = item.call === 'chapter' ? list.chapters.find((each) => each.chapterId === item.chapterId) : undefined;
  const chapterId = chapter?.chapterId;
  const { rows, cheapest } = priceTable({
    rights,
    chapters: list.chapters,
    chapterId,
    offer,
    plans,
    serverTime: client.serverMs() / 1000,
  });
  const amounts = rows.filter(({ item: { kind } }) => kind !== 'membership');
  const sizeOf = (row: (typeof rows)[number]) => (row.item.kind === 'chapters' ? row.item.size : undefined);
  const chosen = amounts.find((row) => sizeOf(row) === wanted) ?? amounts[0];
  const size = chosen && sizeOf(chosen);
  const { beanPrice } = chosen ?? offer;
  const purchase = [book.bookId, chapterId].join(' ');

  useEffect(() => {
    load(purchase, offer.tickets);
    propose(beanPrice);
  }, [load, propose, purchase, offer.tickets, beanPrice]);

  const payment = { beanPrice, ticketBeans: checkedBeans(selection), beanBalance: offer.beanBalance };
  const settlement = settlePurchase(payment);
  const { byTickets, due, outcome } = settlement;
  const hasTickets = offer.tickets.length > 0;
  const thing = chapter ? chapter.title : '全本';
  const part = size && chosen ? priceRowName(chosen) : thing;
  const { isBusy, notice, buy } = usePurchase({ book, part, item, size, beanPrice, askAgain });
  const chosenPage = pathname + changeQuery(search, 'num', size);
  const discount = discountLabel(offer.discountPercent);

  return (
    <>
      <h2 className={styles['title']}>{book.title}</h2>
      <p className={styles['thing']}>{thing}</p>
      <FailureNote message={notice} />
      {amounts.length > 1 && (
        <OptionGroup legend="购买数量" disabled={isBusy}>
          {amounts.map((row) => {
            const name = priceRowName(row);
            return (
              <OptionCard
                key={name}
                name="amount"
                value={name}
                checked={row === chosen}
                onSelect={() => setWanted(sizeOf(row))}
                title={name}
                price={
                  <>
                    {row.beanPrice}书豆 {row === cheapest && <CheapestMark />}
                  </>
                }
                note={row.settlement.byTickets > 0 ? `用豆券后${row.settlement.due}书豆` : undefined}
              />
            );
          })}
        </OptionGroup>
      )}
      <ul className={styles['rows']}>
        <li>
          <ListRow title="价格" value={`${beanPrice}书豆`} description={discount && `已享${discount}折扣价`} />
        </li>
        <li>
          <ListRow
            title="豆券"
            value={hasTickets ? (byTickets > 0 ? `−${byTickets}书豆` : '不使用') : '无可用豆券'}
            href={hasTickets ? paths.selectBeanTickets() : undefined}
          />
        </li>
        <li>
          <ListRow title="余额" value={`${offer.beanBalance}书豆`} />
        </li>
        <li>
          <ListRow
            title="需付"
            value={`${due}书豆`}
            description={outcome.affordable ? `购买后余额${outcome.balanceAfter}书豆` : `还差${outcome.missing}书豆`}
          />
        </li>
      </ul>
      <Suspense>
        <OtherWays
          book={book}
          chapters={list.chapters}
          member={rights.member}
          chapterId={chapterId}
          rows={rows}
          cheapest={cheapest}
        />
      </Suspense>
      <ActionBar>
        <PayButton settlement={settlement} chosenPage={chosenPage} isBusy={isBusy} onPay={buy} />
      </ActionBar>
    </>
  );
}
