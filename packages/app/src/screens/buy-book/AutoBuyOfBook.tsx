import { proposeTerms } from '@shuye/core-domain/auto-buy';
import { pricePercent, type Book } from '@shuye/core-domain/book';
import type { Chapter } from '@shuye/core-domain/chapter';
import type { Member } from '@shuye/core-domain/member';
import { AutoBuySetting } from '../../features/auto-buy/AutoBuySetting.tsx';

interface AutoBuyOfBookProps {
  book: Book;
  chapters: readonly Chapter[];
  member: Member;
}

/** Has the chapters of the book that is sold here bought as their reader comes to them, or stops it. */
export default function AutoBuyOfBook({ book, chapters, member }: AutoBuyOfBookProps) {
  const proposed = proposeTerms(chapters, pricePercent(book, member));
  return <AutoBuySetting bookId={book.bookId} proposed={proposed} hasLimits />;
}
