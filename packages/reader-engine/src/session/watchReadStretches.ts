import { wordsPassed, type ReadStretch, type TextPosition } from '@shuye/core-domain/statistics';
import type { PageVisibility } from '../drawing/pageVisibility.ts';
import type { Reader } from '../Reader.ts';
import type { ReaderState } from '../ReaderState.ts';
import { SAVE_EVERY_MS } from './createReadingTime.ts';
import { createVisibleTime, TICK_MS } from './createVisibleTime.ts';
import type { SessionClock } from './SessionClock.ts';

interface StretchesOptions {
  reader: Reader;
  bookId: string;
  clock: SessionClock;
  visibility: PageVisibility;
  /**
   * Called twice a minute while somebody reads, when the page is hidden and at the end: a killed page loses no more.
   */
  onRead: (stretch: ReadStretch) => void;
}

function positionOf(state: ReaderState): TextPosition | undefined {
  if (state.status !== 'reading' || state.chapter.status !== 'ready') return undefined;
  const { chapterId, offset } = state.place;
  return { chapterId, offset, length: state.chapter.content.text.length };
}

/** Counts time and characters of a book for the reader's own statistics; the returned function ends it. */
export function watchReadStretches({ reader, bookId, clock, visibility, onRead }: StretchesOptions): () => void {
  const time = createVisibleTime(clock.elapsed);
  /** Seen, and not told yet, ms. */
  let seenMs = 0;
  let words = 0;
  let furthest: TextPosition | undefined;
  /** Seen since the furthest position, ms: how much can have been read. */
  let sinceMs = 0;
  let told = clock.elapsed();
  let cancel: (() => void) | undefined;

  const look = (): void => {
    const passed = time.look(positionOf(reader.getState()) !== undefined && visibility.isVisible());
    seenMs += passed;
    sinceMs += passed;
  };

  const tell = (): void => {
    told = clock.elapsed();
    const seconds = Math.floor(seenMs / 1000);
    if (seconds === 0 && words === 0) return;
    onRead({ bookId, seconds, words });
    seenMs -= seconds * 1000;
    words = 0;
  };

  const follow = (): void => {
    const now = positionOf(reader.getState());
    if (!now) return;
    look();
    const isAhead = !furthest || now.chapterId !== furthest.chapterId || now.offset > furthest.offset;
    if (!isAhead) return;
    if (furthest) words += wordsPassed(furthest, now, sinceMs / 1000);
    furthest = now;
    sinceMs = 0;
  };

  const tick = (): void => {
    look();
    if (clock.elapsed() - told >= SAVE_EVERY_MS) tell();
    cancel = clock.after(TICK_MS, tick);
  };

  const unsubscribe = reader.subscribe(follow);
  const unwatch = visibility.watch(() => {
    look();
    if (visibility.isVisible()) return;
    tell();
  });
  follow();
  look();
  cancel = clock.after(TICK_MS, tick);

  return () => {
    look();
    tell();
    cancel?.();
    unsubscribe();
    unwatch();
  };
}
