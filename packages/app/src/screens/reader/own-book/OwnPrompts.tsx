import type { ReaderPromptsProps } from '../prompts/ReaderPromptsProps.ts';
import { FirstUse } from '../prompts/FirstUse.tsx';
import { useReadingDiary } from '../prompts/useReadingDiary.ts';
import { useVisits } from '../prompts/useVisits.ts';

/** What an open book of one's own does by itself: it counts for its reader, on this device, and reports to nobody. */
export function OwnPrompts({ book, reader, paging, tapMap }: ReaderPromptsProps) {
  useReadingDiary(book.bookId, reader);
  useVisits(book.bookId, reader);
  return <FirstUse isVertical={paging === 'vertical'} tapMap={tapMap} />;
}
