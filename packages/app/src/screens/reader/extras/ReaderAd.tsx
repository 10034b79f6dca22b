import { adShows, isLimitedFree, type AdPlace, type Book } from '@shuye/core-domain';
import type { Reader, ReaderState } from '@shuye/reader-engine';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adsQuery } from '../../../features/ads/adsQuery.ts';
import { AdSlotView } from '../../../features/ads/AdSlotView.tsx';
import { useServices } from '../../../services/ServicesContext.tsx';
import { useReaderState } from '../useReaderState.ts';

/** From here to `LAST_PART` of a chapter is its middle. */
const FIRST_PART = 0.25;
const LAST_PART = 0.75;

/** Which slot belongs to where reading is in the chapter; none at its beginning. */
function placeOfAd(state: ReaderState): AdPlace | undefined {
  if (state.status !== 'reading' || state.chapter.status !== 'ready') return undefined;
  const { text } = state.chapter.content;
  const { mark, place } = state;
  const isLastPage = mark?.pageCount !== undefined && mark.page + 1 === mark.pageCount;
  const part = isLastPage ? 1 : place.offset / Math.max(1, text.length);
  if (part >= LAST_PART) return 'bottom';
  return part >= FIRST_PART ? 'middle' : undefined;
}

/**
 * The ads of the reader [READER-16] [READER-17]: in the middle of a chapter the one slot, at its end the other. They stand
 * below the text in a strip of their own, so that no line of it is covered or moved.
 */
export function ReaderAd({ book, reader, isFree }: { book: Book; reader: Reader; isFree: boolean }) {
  const { client, siteId, host } = useServices();
  const adsEnabled = host.reader.adsEnabled ?? false;
  const { data: ads } = useQuery(adsQuery({ client, siteId, isEnabled: adsEnabled }));
  const place = useReaderState(reader, placeOfAd);
  const [closed, setClosed] = useState<readonly AdPlace[]>([]);

  const slot = place && ads?.[place];
  if (!slot || closed.includes(place)) return null;
  const { showRule: rule } = slot.info;
  const moment = { adsEnabled, rule, isFreeChapter: isFree, isLimitedFreeBook: isLimitedFree(book) };
  if (!adShows(moment).shows) return null;
  return (
    <AdSlotView
      key={place}
      slot={slot}
      place={place}
      bookId={book.bookId}
      onClose={() => setClosed([...closed, place])}
    />
  );
}
