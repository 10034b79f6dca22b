import { openedChapter } from '../extras/openedChapter.ts';
import type { ReaderExtrasProps } from '../extras/ReaderExtrasProps.ts';
import { useReadingSession } from '../extras/useReadingSession.ts';
import { useRightsToast } from '../extras/useRightsToast.ts';
import { useReaderState } from '../useReaderState.ts';

/** What a desktop does with an open book by itself: it counts the time. Host widgets, guides and ads are for phones (D-120). */
export default function DesktopExtras({ book, reader, parameters, moves }: ReaderExtrasProps) {
  useReadingSession({ book, reader, parameters, moves });
  useRightsToast(book, useReaderState(reader, openedChapter));
  return null;
}
