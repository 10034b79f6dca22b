import type { FarmTaskEvent } from '@shuye/core-domain';
import type { Reader, ViewMove } from '@shuye/reader-engine';

interface WatchedReading {
  reader: Reader;
  moves: Set<(move: ViewMove) => void>;
  now: () => number;
  tell: (event: FarmTaskEvent) => void;
}

/** Where reading is: rises from chapter to chapter and within each. */
const depthOf = (reader: Reader): { chapter: string; index: number; offset: number } | undefined => {
  const state = reader.getState();
  if (state.status !== 'reading') return undefined;
  return { chapter: state.place.chapterId, index: state.chapter.index, offset: state.place.offset };
};

/** Tells a farm task how far is read: page turns, and in a scroll the screens that are read further (D-126) [FARM-08]. */
export function watchReading({ reader, moves, now, tell }: WatchedReading): () => void {
  let at = depthOf(reader);
  let screens = 0;

  const onMove = (move: ViewMove) => {
    if (move.kind === 'turned') {
      tell({ type: 'turned', direction: move.by === 1 ? 'forward' : 'back', now: now() });
      return;
    }
    const next = depthOf(reader);
    const isBack = at && next && (next.index - at.index || next.offset - at.offset) < 0;
    screens += isBack ? -move.screens : move.screens;
    at = next;
    tell({ type: 'scrolled', screens, now: now() });
  };

  moves.add(onMove);
  return () => moves.delete(onMove);
}
