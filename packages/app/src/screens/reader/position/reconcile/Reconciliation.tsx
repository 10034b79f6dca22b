import { BookFormat, type Book } from '@shuye/core-domain/book';
import { messages } from '@shuye/core-domain/error';
import {
  bookmarkOf,
  chapterStart,
  NO_BOOKMARKED_CHAPTER,
  reconcileProgress,
  type Reconciliation as Verdict,
  type StampedBookmark,
} from '@shuye/core-domain/progress';
import { NO_CHAPTER, type ReaderParameters } from '@shuye/core-domain/reader';
import type { Stamp } from '@shuye/core-domain/shelf';
import type { Reader, ReaderState } from '@shuye/reader-engine';
import { Dialog } from '@shuye/ui';
import { useEffect, useState } from 'react';
import type { Services } from '../../../../services/Services.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';
import type { Progress } from '../../../../stores/progressStore.ts';
import { useShelf } from '../../../../stores/useShelf.ts';
import { useReaderState } from '../../book/useReaderState.ts';
import { createResolvedConflicts } from './createResolvedConflicts.ts';

interface ReconciliationProps {
  book: Book;
  reader: Reader;
  parameters: ReaderParameters;
  /** Where this device left the book before. */
  before: Progress | undefined;
  onSettled: () => void;
}

const listOf = (state: ReaderState) => (state.status === 'reading' ? state.list : undefined);

/** Where this device left the book, in the form in which devices tell each other. */
function localBookmark(
  { format }: Book,
  chapters: Parameters<typeof reconcileProgress>[0]['chapters'],
  { place, percent, chapterTitle, at }: Progress,
  device: string,
): StampedBookmark {
  const { chapterId } = place;
  const index = chapters.findIndex((chapter) => chapter.chapterId === chapterId);
  const bookmark =
    index < 0
      ? { chapter: NO_BOOKMARKED_CHAPTER, chapterTitle, percent, place }
      : bookmarkOf(format, { chapterId, title: chapterTitle, index }, chapters.length, place);
  return { bookmark, at: { time: at, device } };
}

/** By the chapter's id where the bookmark holds one; an epub's without a place holds an index alone. */
function goTo(reader: Reader, format: BookFormat, index: number, { bookmark }: StampedBookmark): void {
  const { place, chapter, percent } = bookmark;
  if (!place && format === BookFormat.Epub) reader.goToChapter(index);
  else reader.goToSaved(place ?? chapterStart(chapter), percent);
}

function judge(
  { shelf, storage }: Pick<Services, 'shelf' | 'storage'>,
  { book, reader, parameters, before }: Omit<ReconciliationProps, 'onSettled'>,
): Verdict {
  const chapters = listOf(reader.getState())?.chapters ?? [];
  const { readingOf, device } = shelf.getState();
  const { forceUseCurrentCid, forceChapterId, forceChapterIndex } = parameters;
  const settled: Stamp | undefined = createResolvedConflicts(storage).of(book.bookId);
  return reconcileProgress({
    format: book.format,
    chapters,
    local: before && localBookmark(book, chapters, before, device()),
    cloud: readingOf(book.bookId),
    device: device(),
    settled,
    // Whoever chose a chapter is not asked whether they meant another.
    keepsAddress: forceUseCurrentCid || forceChapterId !== NO_CHAPTER || forceChapterIndex !== NO_CHAPTER,
  });
}

/**
 * Once the account's shelf has come: goes where the reader went on elsewhere, asks where that is another chapter than here
 * [PROG-06] [ERR-07], and stays in all other cases [READER-25].
 */
export default function Reconciliation(props: ReconciliationProps) {
  const { book, reader, onSettled } = props;
  const services = useServices();
  const isReady = useShelf(({ isReady: ready }) => ready);
  const hasList = useReaderState(reader, (state) => listOf(state) !== undefined);
  const [question, setQuestion] = useState<Extract<Verdict, { kind: 'ask' }>>();

  useEffect(() => {
    if (!isReady || !hasList) return;
    const verdict = judge(services, props);
    if (verdict.kind === 'ask') {
      setQuestion(verdict);
      return;
    }
    if (verdict.kind === 'follow') goTo(reader, book.format, verdict.index, verdict.cloud);
    onSettled();
    // Judged once, when everything is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isReady, hasList]);

  if (!question) return null;
  const answer = (usesCloud: boolean) => {
    createResolvedConflicts(services.storage).keep(book.bookId, question.cloud.at);
    if (usesCloud) goTo(reader, book.format, question.index, question.cloud);
    setQuestion(undefined);
    // What is read from now on is told to the other devices: a kept place overwrites theirs.
    onSettled();
  };
  return (
    <Dialog
      open
      title="阅读进度"
      lines={[messages.progressMismatch]}
      confirmText={messages.keepLocalProgress}
      cancelText={messages.useCloudProgress}
      onConfirm={() => answer(false)}
      onCancel={() => answer(true)}
      // Undecided: nothing is overwritten, and the question comes again next time.
      onClose={() => setQuestion(undefined)}
    />
  );
}
