import type { Book } from '@shuye/core-domain/book';
import type { ChapterList } from '@shuye/core-domain/chapter';
import {
  batchPurchase,
  batchSizes,
  chaptersPrice,
  discountLabel,
  purchaseButton,
  settlePurchase,
  type BatchSize,
  type PurchaseOffer,
} from '@shuye/core-domain/purchase';
import { checkedBeans } from '@shuye/core-domain/ticket';
import { ActionBar, Button, ListRow, OptionCard } from '@shuye/ui';
import { useEffect, useState } from 'react';
import { FailureNote } from '../../features/options/FailureNote.tsx';
import { OptionGroup } from '../../features/options/OptionGroup.tsx';
import { useTicketChoice } from '../../features/tickets/useTicketChoice.ts';
import type { AskedPurchase } from '../../queries/purchaseQueries.ts';
import { useLocation } from '../../router/index.ts';
import { paths } from '../../routes.ts';
import styles from './Purchase.module.css';
import { usePurchase } from './usePurchase.ts';

interface PurchaseProps {
  book: Book;
  list: ChapterList;
  item: AskedPurchase;
  offer: PurchaseOffer;
  /** Asks for the price again; undefined when it does not come. */
  askAgain: () => Promise<PurchaseOffer | undefined>;
}

type Amount = 'one' | `${BatchSize}`;

/** What several chapters from one on cost, each with the reader's discount, as the server counts it [BUY-04]. */
function batchOf(list: ChapterList, fromChapterId: string, size: BatchSize, discountPercent: number) {
  const batch = batchPurchase(list.chapters, fromChapterId, size);
  const chapters = 'refused' in batch ? [] : batch.chapters;
  const beanPrices = chapters.map((chapter) => chapter.beanPrice);
  return { count: chapters.length, beanPrice: chaptersPrice(beanPrices, discountPercent) };
}

/** What is bought and how it is paid, with one button [BUY-05..08] (D-178). */
export function Purchase({ book, list, item, offer, askAgain }: PurchaseProps) {
  const { pathname, search } = useLocation();
  const [amount, setAmount] = useState<Amount>('one');
  const load = useTicketChoice((choice) => choice.load);
  const propose = useTicketChoice((choice) => choice.propose);
  const selection = useTicketChoice((choice) => choice.selection);
  const chapter =
    item.call === 'chapter' ? list.chapters.find(({ chapterId }) => chapterId === item.chapterId) : undefined;
  const sizes = chapter ? batchSizes(batchOf(list, chapter.chapterId, 'rest', 100).count) : [];
  const size = sizes.find((known) => String(known) === amount);
  const batch = chapter && size ? batchOf(list, chapter.chapterId, size, offer.discountPercent) : undefined;
  const beanPrice = batch?.beanPrice ?? offer.beanPrice;
  const purchase = `${book.bookId} ${chapter?.chapterId ?? ''}`;

  useEffect(() => {
    load(purchase, offer.tickets);
    propose(beanPrice);
  }, [load, propose, purchase, offer.tickets, beanPrice]);

  const payment = { beanPrice, ticketBeans: checkedBeans(selection), beanBalance: offer.beanBalance };
  const settlement = settlePurchase(payment);
  const button = purchaseButton(settlement);
  const { isBusy, notice, buy } = usePurchase({ book, item, size, beanPrice, askAgain });
  const discount = discountLabel(offer.discountPercent);

  return (
    <>
      <h2 className={styles['title']}>{book.title}</h2>
      <p className={styles['thing']}>{chapter ? chapter.title : '全本'}</p>
      <FailureNote message={notice} />
      {chapter && sizes.length > 0 && (
        <OptionGroup legend="购买数量" disabled={isBusy}>
          {(['one', ...sizes.map(String)] as Amount[]).map((value) => (
            <OptionCard
              key={value}
              name="amount"
              value={value}
              checked={value === (size === undefined ? 'one' : String(size))}
              onSelect={() => setAmount(value)}
              title={amountName(value, chapter.chapterId, list)}
              price={`${priceOf(value, chapter.chapterId, list, offer)}书豆`}
            />
          ))}
        </OptionGroup>
      )}
      <ul className={styles['rows']}>
        <li>
          <ListRow title="价格" value={`${beanPrice}书豆`} description={discount && `已享${discount}折扣价`} />
        </li>
        <li>
          <ListRow
            title="豆券"
            value={
              offer.tickets.length === 0
                ? '无可用豆券'
                : settlement.byTickets > 0
                  ? `-${settlement.byTickets}书豆`
                  : '不使用'
            }
            href={offer.tickets.length > 0 ? paths.selectBeanTickets() : undefined}
          />
        </li>
        <li>
          <ListRow title="余额" value={`${offer.beanBalance}书豆`} />
        </li>
        <li>
          <ListRow
            title="需付"
            value={`${settlement.due}书豆`}
            description={
              settlement.outcome.affordable
                ? `购买后余额${settlement.outcome.balanceAfter}书豆`
                : `还差${settlement.outcome.missing}书豆`
            }
          />
        </li>
      </ul>
      <ActionBar>
        {button.leadsTo === 'purchase' ? (
          <Button variant="primary" wide busy={isBusy} onPress={buy}>
            {button.text}
          </Button>
        ) : (
          <Button variant="primary" wide href={paths.topUp({ returnPath: pathname + search })}>
            {button.text}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

function amountName(value: Amount, chapterId: string, list: ChapterList): string {
  if (value === 'one') return '本章';
  if (value !== 'rest') return `后${value}章`;
  return `剩余${batchOf(list, chapterId, 'rest', 100).count}章`;
}

const priceOf = (value: Amount, chapterId: string, list: ChapterList, offer: PurchaseOffer): number =>
  value === 'one'
    ? offer.beanPrice
    : batchOf(list, chapterId, value === 'rest' ? 'rest' : (Number(value) as BatchSize), offer.discountPercent)
        .beanPrice;
