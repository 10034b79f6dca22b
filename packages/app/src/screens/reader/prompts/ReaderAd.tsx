import { adShows, type AdPlace } from '@shuye/core-domain/ads';
import { isLimitedFree, type Book } from '@shuye/core-domain/book';
import type { Reader } from '@shuye/reader-engine';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adsQuery } from '../../../features/ads/adsQuery.ts';
import { AdSlotView } from '../../../features/ads/AdSlotView.tsx';
import { readerOptionsQuery } from '../../../queries/readerOptionsQuery.ts';
import { useServices } from '../../../services/ServicesContext.tsx';
import { useReaderState } from '../book/useReaderState.ts';
import { createAdPlace } from './createAdPlace.ts';

/**
 * The ads of the reader [READER-16] [READER-17]: in the middle of a chapter the one slot, at its end the other. They stand
 * below the text in a strip of their own, so that no line of it is covered and no place in it is moved.
 */
export function ReaderAd({ book, reader, isFree }: { book: Book; reader: Reader; isFree: boolean }) {
  const { client, sender, host } = useServices();
  const isHostWithAds = host.reader.adsEnabled ?? false;
  const { data: options, isLoading } = useQuery({
    ...readerOptionsQuery(client, book.bookId),
    enabled: isHostWithAds,
  });
  const adsEnabled = isHostWithAds && !isLoading && options?.showsAds !== false;
  const { data: ads } = useQuery(adsQuery({ client, sender, isEnabled: adsEnabled }));
  const [adPlace] = useState(createAdPlace);
  const place = useReaderState(reader, adPlace);
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
