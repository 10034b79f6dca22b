import { pricePercent, discountedBeans, BookPayMode, type Book } from '@shuye/core-domain/book';
import type { Chapter } from '@shuye/core-domain/chapter';
import { isLoggedInId } from '@shuye/core-domain/member';
import { buyCall, priceTable, type PriceRow } from '@shuye/core-domain/purchase';
import { LoadingBlock, Sheet } from '@shuye/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReaderRights } from '../../../../features/chapter-access/useReaderRights.ts';
import { membershipAddress } from '../../../../features/price-table/membershipAddress.ts';
import { priceRowName } from '../../../../features/price-table/priceRowName.ts';
import { PriceRows } from '../../../../features/price-table/PriceRows.tsx';
import { useOpeningPlans } from '../../../../features/price-table/useOpeningPlans.ts';
import { openedByWaiting } from '../../../../hooks/useStepsBack.ts';
import { useBuyChapter } from '../../../../features/purchase/useBuyChapter.ts';
import { chapterListQuery } from '../../../../queries/bookQueries.ts';
import { offerQuery } from '../../../../queries/purchaseQueries.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';

export interface PriceSheetProps {
  book: Book;
  chapter: Chapter;
  returnPath: string;
  onClose: () => void;
}

/** All ways to read on from a locked chapter, each leading to where it is bought; loaded when it is asked for. */
export default function PriceSheet(props: PriceSheetProps) {
  return (
    <Sheet open title="全部价格" onClose={props.onClose}>
      <Prices {...props} />
    </Sheet>
  );
}

function Prices({ book, chapter, returnPath }: PriceSheetProps) {
  const { client, userId } = useServices();
  const { buy, isBusy } = useBuyChapter();
  const [chosen, setChosen] = useState<string>();
  const rights = useReaderRights(book);
  const { bookId, payMode, format } = book;
  const { chapterId } = chapter;
  const item = buyCall({ payMode, chapterId });
  const isSold = item.call === 'chapter' || item.call === 'book';
  const asked = offerQuery(client, bookId, isSold ? item : { call: 'book' });
  const offered = useQuery({ ...asked, enabled: isSold && isLoggedInId(userId()) });
  const list = useQuery(chapterListQuery(client, bookId, format));
  const { plans, isLoading } = useOpeningPlans(book);
  if (offered.isLoading || list.isLoading || isLoading) return <LoadingBlock />;

  // A guest has neither beans nor tickets, and the server tells its price to accounts alone.
  const discountPercent = pricePercent(book, rights.member);
  const fullPrice = payMode === BookPayMode.Total ? book.beanPrice : chapter.beanPrice;
  const beanPrice = discountedBeans(fullPrice, discountPercent);
  const offer = offered.data ?? { beanPrice, discountPercent, tickets: [], beanBalance: 0 };
  const chapters = list.data?.chapters ?? [chapter];
  const serverTime = client.serverMs() / 1000;
  const { rows, cheapest } = priceTable({ rights, chapters, chapterId, offer, plans, serverTime });
  // The sheet goes with the page: one that closes goes back in the history, and would take a guest's way to the login back.
  const leadsTo = (row: PriceRow) =>
    row.item.kind === 'membership'
      ? { href: membershipAddress(row, bookId, returnPath), state: openedByWaiting }
      : {
          busy: isBusy && chosen === priceRowName(row),
          onPress: () => {
            if (!isBusy) setChosen(priceRowName(row));
            void buy({ book, chapter, beans: row.beanPrice, batch: batchOf(row) });
          },
        };
  return <PriceRows rows={rows.filter((row) => isLeastOf(rows, row))} cheapest={cheapest} leadsTo={leadsTo} />;
}

/** Shows the least of a membership's plans; the member shop shows the others. */
const isLeastOf = (rows: readonly PriceRow[], { item, settlement }: PriceRow): boolean =>
  item.kind !== 'membership' ||
  rows.every(
    (other) =>
      other.item.kind !== 'membership' ||
      other.item.plan.monthType !== item.plan.monthType ||
      other.settlement.due >= settlement.due,
  );

const batchOf = ({ item }: PriceRow) => (item.kind === 'chapters' ? item.size : undefined);
