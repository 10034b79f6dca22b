import type { FarmTaskEvent } from '@shuye/core-domain/farm';
import type { ViewMove } from '@shuye/reader-engine';

interface WatchedReading {
  moves: Set<(move: ViewMove) => void>;
  nowMs: () => number;
  dispatch: (event: FarmTaskEvent) => void;
}

/** Tells a farm task how far is read: page turns, and in a scroll the screens that are read further (D-126) [FARM-08]. */
export function watchReading({ moves, nowMs, dispatch }: WatchedReading): () => void {
  let screens = 0;

  const onMove = (move: ViewMove) => {
    if (move.kind === 'turned') {
      dispatch({ type: 'turned', direction: move.by === 1 ? 'forward' : 'back', nowMs: nowMs() });
      return;
    }
    screens += move.screens;
    dispatch({ type: 'scrolled', screens, nowMs: nowMs() });
  };

  moves.add(onMove);
  return () => moves.delete(onMove);
}
