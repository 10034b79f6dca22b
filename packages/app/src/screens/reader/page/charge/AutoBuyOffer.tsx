import { proposeTerms } from '@shuye/core-domain/auto-buy';
import { pricePercent, type Book } from '@shuye/core-domain/book';
import type { Reader } from '@shuye/reader-engine';
import { AutoBuySetting } from '../../../../features/auto-buy/AutoBuySetting.tsx';
import { useReaderRights } from '../../../../features/chapter-access/useReaderRights.ts';

interface AutoBuyOfferProps {
  book: Book;
  reader: Reader;
  hasLimits?: boolean;
}

export function AutoBuyOffer({ book, reader, hasLimits = false }: AutoBuyOfferProps) {
  const { member } = useReaderRights(book);
  const state = reader.getState();
  const chapters = 'list' in state ? state.list.chapters : [];
  const proposed = proposeTerms(chapters, pricePercent(book, member));
  return <AutoBuySetting bookId={book.bookId} proposed={proposed} hasLimits={hasLimits} />;
}
