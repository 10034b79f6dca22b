import { chargeBlock, type Book } from '@shuye/core-domain/book';
import type { Chapter } from '@shuye/core-domain/chapter';
import { guestMember } from '@shuye/core-domain/member';
import { ChargeBlock } from '../../../../features/charge/ChargeBlock.tsx';
import { useBuyChapter } from '../../../../features/purchase/useBuyChapter.ts';
import { useHoldings } from '../../../../hooks/useHoldings.ts';
import { paths } from '../../../../routes.ts';

/** The charge block of a chapter, or of a book that is sold as a whole; nothing where nothing is asked for. */
export function ChapterCharge({ book, chapter }: { book: Book; chapter: Chapter }) {
  const buy = useBuyChapter();
  const { member = guestMember, balance } = useHoldings() ?? {};
  const charge = chargeBlock({ book, chapter, member, ...(balance === undefined ? {} : { balance }) });
  if (charge.beans <= 0) return null;
  return (
    <ChargeBlock
      charge={charge}
      onBuy={() => void buy({ book, chapter, beans: charge.beans })}
      offerHref={paths.buyMember()}
    />
  );
}
