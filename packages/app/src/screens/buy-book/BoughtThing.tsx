import { buyCall, isForSale, type BuyCall } from '@shuye/core-domain/purchase';
import type { BuyBookInput } from '@shuye/core-domain/navigation';
import { LoadingBlock } from '@shuye/ui';
import { useEffect } from 'react';
import { bookQuery, chapterListQuery } from '../../queries/bookQueries.ts';
import { offerQuery, type AskedPurchase } from '../../queries/purchaseQueries.ts';
import { screenRead } from '../../hooks/screenRead.ts';
import { useHoldingsQuery } from '../../hooks/useHoldingsQuery.ts';
import { useOpeningPlans } from '../../features/price-table/useOpeningPlans.ts';
import { useScreenQuery } from '../../hooks/useScreenQuery.ts';
import { useServices } from '../../services/ServicesContext.tsx';
import { Purchase } from './Purchase.tsx';
import { useOpenReader } from './usePurchase.ts';

/** Sells a whole book, or a chapter of one that is sold by the chapter (D-175). */
export function BoughtThing({ input: { bookId, chapterId, batch } }: { input: BuyBookInput }) {
  const { client } = useServices();
  const { data: book } = useScreenQuery(bookQuery(client, bookId));
  const { data: list } = useScreenQuery({
    ...chapterListQuery(client, bookId, book?.format ?? 1),
    enabled: book !== undefined,
  });
  if (!book || !list) return <LoadingBlock />;
  // The server's word on how a book is sold stands before the address's.
  const item = buyCall({ payMode: book.payMode, chapterId: chapterId ?? list.chapters.find(isForSale)?.chapterId });
  return isAsked(item) ? (
    <Offered book={book} list={list} item={item} batch={batch} />
  ) : (
    <BackToReading bookId={bookId} />
  );
}

const isAsked = (item: BuyCall): item is AskedPurchase => item.call === 'chapter' || item.call === 'book';

type OfferedProps = Omit<Parameters<typeof Purchase>[0], 'offer' | 'plans' | 'askAgain'>;

function Offered(props: OfferedProps) {
  const { client, query } = useServices();
  const { book, item } = props;
  const asked = offerQuery(client, book.bookId, item);
  const { data: offer } = useScreenQuery(asked);
  const { plans, isLoading } = useOpeningPlans(book, screenRead);
  // Awaited once: what is sold asks again for those that failed, and must not make way for its own asking.
  const holdings = useHoldingsQuery(screenRead);
  if (!offer || isLoading || (holdings.isLoading && !holdings.isFetchedAfterMount)) return <LoadingBlock />;
  return <Purchase {...props} offer={offer} plans={plans} askAgain={() => query.fetchQuery(asked)} />;
}

interface BackToReadingProps extends Pick<BuyBookInput, 'bookId' | 'chapterId'> {
  words?: string;
}

/** Nothing is sold: neither of a free book (D-175) nor what the reader has already. */
export function BackToReading({ bookId, chapterId, words }: BackToReadingProps) {
  const open = useOpenReader(bookId, { forceChapterId: chapterId });
  // Once, however often the page is drawn until it has gone.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => open(words), []);
  return <LoadingBlock />;
}
