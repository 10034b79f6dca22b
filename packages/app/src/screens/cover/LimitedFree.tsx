import { DiscountType, isLimitedFree, priceBeforeFree, type Book } from '@shuye/core-domain/book';
import { startCountdown } from '@shuye/core-domain/time';
import { CountdownLabel, Tag } from '@shuye/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCountdown } from '../../features/countdown/useCountdown.ts';
import { bookQuery } from '../../queries/bookQueries.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import styles from './LimitedFree.module.css';

interface LimitedFreeProps {
  book: Book;
  /** When the book came, in milliseconds of this device. */
  since: number;
}

/** An end before now is a fault of the data: it is noted, and counts as no time left [COVER-25] [ERR-74]. */
function useEndedOffer({ bookId, discount, limitedFreeEnd, serverTime }: Book): void {
  const hasEnded = discount === DiscountType.LimitedFree && startCountdown(limitedFreeEnd, serverTime).kind === 'past';
  useEffect(() => {
    if (hasEnded) console.error(`limited-free offer of book ${bookId} ended before now`);
  }, [bookId, hasEnded]);
}

/** Says that a book is free for a while, how long, and what it costs otherwise [COVER-23] [COVER-26]. */
export function LimitedFree({ book, since }: LimitedFreeProps) {
  const { client } = useServices();
  const query = useQueryClient();
  useEndedOffer(book);
  const isFree = isLimitedFree(book);
  const offer = startCountdown(book.limitedFreeEnd, book.serverTime);
  const left = useCountdown(
    isFree && offer.kind === 'running' ? { seconds: offer.seconds, since } : undefined,
    () => void query.invalidateQueries(bookQuery(client, book.bookId)),
  );
  if (!isFree) return null;

  const price = priceBeforeFree(book);
  return (
    <p className={styles['offer']}>
      <Tag tone="jade">限免</Tag>
      {left !== undefined && <CountdownLabel text={left} />}
      {price !== undefined && (
        <s className={styles['price']} aria-label={`原价${price}`}>
          {price}
        </s>
      )}
    </p>
  );
}
