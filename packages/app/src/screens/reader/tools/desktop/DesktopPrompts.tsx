import { isLocalBookId } from '@shuye/core-domain/book';
import { OwnPrompts } from '../../own-book/OwnPrompts.tsx';
import { openedChapter } from '../../prompts/openedChapter.ts';
import type { ReaderPromptsProps } from '../../prompts/ReaderPromptsProps.ts';
import { useReadingSession } from '../../prompts/useReadingSession.ts';
import { useRightsToast } from '../../prompts/useRightsToast.ts';
import { useReaderState } from '../../book/useReaderState.ts';

/** A desktop only counts the time: host widgets, guides and ads are for phones (D-120). */
export default function DesktopPrompts(props: ReaderPromptsProps) {
  return isLocalBookId(props.book.bookId) ? <OwnPrompts {...props} /> : <BookPrompts {...props} />;
}

function BookPrompts({ book, reader, parameters, moves }: ReaderPromptsProps) {
  useReadingSession({ book, reader, parameters, moves });
  useRightsToast(book, useReaderState(reader, openedChapter));
  return null;
}
