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

export default function AutoBuyOfBook({ book, chapters, member }: AutoBuyOfBookProps) {
  const proposed = proposeTerms(chapters, pricePercent(book, member));
  return <AutoBuySetting bookId={book.bookId} proposed={proposed} hasLimits />;
}
