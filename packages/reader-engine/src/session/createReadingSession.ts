import { chapterPercent } from '@shuye/core-domain/progress';
import type { PageVisibility } from '../drawing/pageVisibility.ts';
import type { ViewMove } from '../drawing/ReaderView.ts';
import type { Reader } from '../Reader.ts';
import type { ReaderState } from '../ReaderState.ts';
import { createEnergyWatch, type EnergyReport } from './createEnergyWatch.ts';
import { createReadingTime, type ReadingTimeOptions } from './createReadingTime.ts';
import type { StretchBook } from './createStretches.ts';

export interface ReadingMoment {
  bookId: string;
  chapterId: string;
  chapterSize: number;
  at: number;
  /** The place in the book, on the 10,000 scale. */
  progress: number;
}

export interface EnergyProgress extends EnergyReport {
  bookId: string;
  topClass: number;
}

export interface SessionBook extends StretchBook {
  /** Opaque number of the book's top class (D-060). */
  topClass: number;
  /** Earns energy while it is read [RPARAM-11]. */
  isEnergyBook: boolean;
}

export interface ReadingSessionOptions extends Omit<ReadingTimeOptions, 'book' | 'userId' | 'isVisible'> {
  reader: Reader;
  book: SessionBook;
  /** The account that reads; undefined is a guest, whose time is neither kept nor sent [PROG-13]. */
  userId: () => string | undefined;
  visibility: PageVisibility;
  onChapterTurn: (moment: ReadingMoment) => void;
  /** Called for energy books alone, at most once a second. */
  onEnergy: (progress: EnergyProgress) => void;
  /** Called for energy books alone, once a chapter. */
  onTooFast: () => void;
}

export interface ReadingSession {
  readonly turns: number;
  moved: (move: ViewMove) => void;
  /** Ends the session with a last upload [READER-50]. */
  close: () => void;
}

type ReadingText = Extract<ReaderState, { status: 'reading' }>;

/** Undefined for a chapter that is locked, failed or on its way. */
const readingText = (state: ReaderState): ReadingText | undefined =>
  state.status === 'reading' && state.chapter.status === 'ready' ? state : undefined;

export function createReadingSession(options: ReadingSessionOptions): ReadingSession {
  const { reader, book, clock, visibility, userId, onChapterTurn, onEnergy, onTooFast } = options;
  const { bookId, topClass, isEnergyBook } = book;
  const reads = userId();
  const { isVisible } = visibility;
  const time = reads === undefined ? undefined : createReadingTime({ ...options, userId: reads, isVisible });
  const energy = isEnergyBook
    ? createEnergyWatch({ clock, onTooFast, onReport: (report) => onEnergy({ bookId, topClass, ...report }) })
    : undefined;
  let chapterId: string | undefined;
  let turns = 0;
  let isClosed = false;
  let reachedEnd = false;

  const chapterCame = ({ list, chapter: { chapter, index } }: ReadingText): void => {
    const isTurn = chapterId !== undefined;
    chapterId = chapter.chapterId;
    reachedEnd = false;
    if (!isTurn) return;
    const progress = chapterPercent(index, list.chapters.length);
    onChapterTurn({ bookId, chapterId, chapterSize: chapter.wordCount, at: clock.nowMs(), progress });
  };

  const watchEnergy = ({ chapter: opened, place, mark }: ReadingText): void => {
    if (opened.status !== 'ready') return;
    const { chapterId: id, wordCount } = opened.chapter;
    const isAtEnd = mark ? mark.page + 1 === mark.pageCount : reachedEnd;
    energy?.at({
      chapterId: id,
      chapterSize: wordCount,
      offset: place.offset,
      length: opened.content.text.length,
      isAtEnd,
    });
  };

  const follow = (): void => {
    const text = readingText(reader.getState());
    time?.be(text?.place.chapterId);
    if (!text) return;
    if (text.place.chapterId !== chapterId) chapterCame(text);
    watchEnergy(text);
  };

  const unsubscribe = reader.subscribe(follow);
  const unwatch = visibility.watch(() => time?.visibilityChanged());
  follow();

  return {
    get turns() {
      return turns;
    },
    moved: (move) => {
      if (isClosed) return;
      if (move.kind === 'turned') {
        turns++;
        energy?.turned();
        return;
      }
      energy?.scrolled(move.screens);
      reachedEnd = move.reachedEnd;
      const text = readingText(reader.getState());
      if (text) watchEnergy(text);
    },
    close: () => {
      isClosed = true;
      unsubscribe();
      unwatch();
      energy?.stop();
      time?.close();
    },
  };
}
