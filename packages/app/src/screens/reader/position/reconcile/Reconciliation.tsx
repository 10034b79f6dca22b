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
import type { Reader, ReaderState } from '@shuye/reader-engine';
import { Dialog } from '@shuye/ui';
import { useEffect, useState } from 'react';
import type { Services } from '../../../../services/Services.ts';
import { useServices } from '../../../../services/ServicesContext.tsx';
import type { Progress } from '../../../../stores/progressStore.ts';
import { useShelf } from '../../../../hooks/useShelf.ts';
import { useReaderState } from '../../book/useReaderState.ts';
import { createResolvedConflicts } from './createResolvedConflicts.ts';
import type { OtherDevices } from './useOtherDevices.ts';

interface ReconciliationProps extends Pick<OtherDevices, 'atOpening' | 'isAgain'> {
  book: Book;
  reader: Reader;
  parameters: ReaderParameters;
  /** The server's shelf is fetched once more than this first: another device may have read on since. */
  knownPulls: number;
  onSettled: () => void;
}

type Sides = Pick<ReconciliationProps, 'book' | 'reader' | 'parameters'>;

const listOf = (state: ReaderState) => (state.status === 'reading' ? state.list : undefined);

/**
 * Gives this device's place in the form in which devices tell each other; undefined for a book that was neither read
 * here before nor opened at a chosen chapter, so that another device's place decides.
 */
function localBookmark(
  { book, reader, parameters }: Sides,
  before: Progress | undefined,
  device: string,
): StampedBookmark | undefined {
  const state = reader.getState();
  const isChosen = parameters.forceChapterId !== NO_CHAPTER || parameters.forceChapterIndex !== NO_CHAPTER;
  if (state.status !== 'reading' || !(before || isChosen)) return undefined;
  const { list, chapter, place } = state;
  const at = { time: before?.at ?? 0, device };
  // The saved chapter is gone: the nearest one is open, but nobody has read there.
  if (before && !isChosen && !list.chapters.some(({ chapterId }) => chapterId === before.place.chapterId)) {
    const { chapterTitle, percent } = before;
    return { bookmark: { chapter: NO_BOOKMARKED_CHAPTER, chapterTitle, percent, place: before.place }, at };
  }
  return { bookmark: bookmarkOf(book.format, chapter.chapter, list.chapters.length, place), at };
}

/** Goes by the chapter's id where the bookmark holds one; an epub's without a place holds an index alone. */
function goTo(reader: Reader, format: BookFormat, index: number, { bookmark }: StampedBookmark): void {
  const { place, chapter, percent } = bookmark;
  if (!place && format === BookFormat.Epub) reader.goToChapter(index);
  else reader.goToSaved(place ?? chapterStart(chapter), percent);
}

function judge(
  { shelf, storage }: Pick<Services, 'shelf' | 'storage'>,
  props: Sides,
  before: Progress | undefined,
): Verdict {
  const { book, reader, parameters } = props;
  const { readingOf, device } = shelf.getState();
  return reconcileProgress({
    format: book.format,
    chapters: listOf(reader.getState())?.chapters ?? [],
    local: localBookmark(props, before, device()),
    cloud: readingOf(book.bookId),
    device: device(),
    settled: createResolvedConflicts(storage).of(book.bookId),
    // A chosen chapter opens, but only this parameter also answers the question.
    keepsAddress: parameters.forceUseCurrentCid,
  });
}

/** True once the server's shelf was fetched more than `knownPulls` times. */
function useFreshShelf(knownPulls: number): boolean {
  const { shelf, shelfSyncService } = useServices();
  const isFresh = useShelf(({ pulls }) => pulls > knownPulls);
  useEffect(() => {
    // The first fetch of a page is on its way by itself; a failed one is repeated once the network is back.
    if (!isFresh && shelf.getState().isSynced === true) void shelfSyncService.refresh();
  }, [isFresh, shelf, shelfSyncService]);
  return isFresh;
}

/**
 * Once the account's shelf is fetched: goes where the reader went on elsewhere, asks where that is another chapter than here
 * [PROG-06] [ERR-07], and stays in all other cases [READER-25]. Without the server's shelf nothing is decided.
 */
export default function Reconciliation(props: ReconciliationProps) {
  const { book, reader, onSettled } = props;
  const services = useServices();
  const isKnown = useFreshShelf(props.knownPulls);
  const [before] = useState(() => (props.isAgain ? services.progress.load(book.bookId) : props.atOpening));
  const hasList = useReaderState(reader, (state) => listOf(state) !== undefined);
  const [question, setQuestion] = useState<Extract<Verdict, { kind: 'ask' }>>();

  useEffect(() => {
    if (!isKnown || !hasList) return;
    const verdict = judge(services, props, before);
    if (verdict.kind === 'ask') {
      setQuestion(verdict);
      return;
    }
    if (verdict.kind === 'follow') goTo(reader, book.format, verdict.index, verdict.cloud);
    onSettled();
    // Judged once, when everything is there.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isKnown, hasList]);

  if (!question) return null;
  const answer = (usesCloud: boolean) => {
    createResolvedConflicts(services.storage).keep(book.bookId, question.cloud.at);
    if (usesCloud) goTo(reader, book.format, question.index, question.cloud);
    setQuestion(undefined);
    // Places read from now on are told to the other devices: a kept place overwrites theirs.
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
