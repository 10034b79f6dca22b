import { openedChapter } from '../../prompts/openedChapter.ts';
import type { ReaderPromptsProps } from '../../prompts/ReaderPromptsProps.ts';
import { useReadingSession } from '../../prompts/useReadingSession.ts';
import { useRightsToast } from '../../prompts/useRightsToast.ts';
import { useReaderState } from '../../book/useReaderState.ts';

/** What a desktop does with an open book by itself: it counts the time. Host widgets, guides and ads are for phones (D-120). */
export default function DesktopPrompts({ book, reader, parameters, moves }: ReaderPromptsProps) {
  useReadingSession({ book, reader, parameters, moves });
  useRightsToast(book, useReaderState(reader, openedChapter));
  return null;
}
