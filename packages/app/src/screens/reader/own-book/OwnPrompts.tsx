import type { ReaderPromptsProps } from '../prompts/ReaderPromptsProps.ts';
import { FirstUse } from '../prompts/FirstUse.tsx';
import { useReadingDiary } from '../prompts/useReadingDiary.ts';
import { useVisits } from '../prompts/useVisits.ts';

/** Counts the reading on this device for its reader, and reports to nobody. */
export function OwnPrompts({ book, reader, paging, tapMap }: ReaderPromptsProps) {
  useReadingDiary(book.bookId, reader);
  useVisits(book.bookId, reader);
  return <FirstUse isVertical={paging === 'vertical'} tapMap={tapMap} />;
}
