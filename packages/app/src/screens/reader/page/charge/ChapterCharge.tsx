import { chargeBlock, type Book } from '@shuye/core-domain/book';
import type { Chapter } from '@shuye/core-domain/chapter';
import { guestMember, isLoggedInId, tierLevels } from '@shuye/core-domain/member';
import { Button } from '@shuye/ui';
import { useState } from 'react';
import { ChargeBlock } from '../../../../features/charge/ChargeBlock.tsx';
import { atChapter } from '../../../../features/purchase/atChapter.ts';
import { useBuyChapter } from '../../../../features/purchase/useBuyChapter.ts';
import { useHoldings } from '../../../../hooks/useHoldings.ts';
import { useLocation } from '../../../../router/index.ts';
import { paths } from '../../../../routes.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';
import { LazyChunk } from '../../LazyChunk.tsx';

const loadPrices = () => import('./PriceSheet.tsx');

/** The charge block of a chapter, or of a book that is sold as a whole; nothing where nothing is asked for. */
export function ChapterCharge({ book, chapter }: { book: Book; chapter: Chapter }) {
  const [showsPrices, setShowsPrices] = useState(false);
  const { buy, isBusy } = useBuyChapter();
  const { currentUrl, userId } = useServices();
  const { pathname, search } = useLocation();
  const holdings = useHoldings();
  const { member = guestMember, balance } = holdings ?? {};
  const told = chargeBlock({ book, chapter, member, ...(balance === undefined ? {} : { balance }) });
  // The line has its place before the answer: the button under it is not to move away from a finger.
  const charge = isLoggedInId(userId()) && holdings === undefined ? { ...told, balance: '余额：…' } : told;
  if (charge.beans <= 0) return null;
  const here = atChapter(new URL(pathname + search, currentUrl()), chapter.chapterId);
  const returnPath = here.pathname + here.search;
  const closePrices = () => setShowsPrices(false);
  return (
    <>
      <ChargeBlock
        charge={charge}
        busy={isBusy}
        onBuy={() => void buy({ book, chapter, beans: charge.beans })}
        offerHref={paths.buyMember({
          type: charge.offer && tierLevels[charge.offer.tier].look,
          bookId: book.bookId,
          returnPath,
        })}
      />
      <Button variant="quiet" onPress={() => setShowsPrices(true)}>
        全部价格
      </Button>
      {showsPrices && (
        <LazyChunk
          load={loadPrices}
          props={{ book, chapter, returnPath, onClose: closePrices }}
          onFailure={closePrices}
        />
      )}
    </>
  );
}
