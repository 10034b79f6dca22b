import { proposeTerms } from '@shuye/core-domain/auto-buy';
import { pricePercent, type Book } from '@shuye/core-domain/book';
import type { Chapter } from '@shuye/core-domain/chapter';
import type { PriceTable } from '@shuye/core-domain/purchase';
import { AutoBuySetting } from '../../features/auto-buy/AutoBuySetting.tsx';
import { useReaderRights } from '../../features/chapter-access/useReaderRights.ts';
import { Memberships } from './Memberships.tsx';

interface OtherWaysProps extends PriceTable {
  book: Book;
  chapters: readonly Chapter[];
  /** The chapter that is bought; undefined where it is the whole book. */
  chapterId: string | undefined;
}

/** The ways to read on without this purchase: chapters that are bought by themselves, and memberships. */
export default function OtherWays({ chapters, ...props }: OtherWaysProps) {
  const { book, chapterId } = props;
  const { member } = useReaderRights(book);
  const isSoldByChapter = chapterId !== undefined;
  return (
    <>
      {isSoldByChapter && (
        <AutoBuySetting bookId={book.bookId} proposed={proposeTerms(chapters, pricePercent(book, member))} hasLimits />
      )}
      <Memberships {...props} />
    </>
  );
}
