export type TurnMode = 'slide' | 'cover' | 'none';

/** Left edges, in parts of a page's width. */
export interface LeafOffsets {
  previous: number;
  current: number;
  next: number;
}

/**
 * Where the leaves lie during a turn. `progress` is 0 at rest, 1 when the next leaf has fully come and -1 when the previous
 * one has. Covering leaves lie over each other in reading order, the previous one on top.
 */
export function leafOffsets(mode: TurnMode, progress: number): LeafOffsets {
  if (mode === 'cover') {
    return {
      previous: progress < 0 ? -1 - progress : -1,
      current: progress > 0 ? -progress : 0,
      next: 0,
    };
  }
  return { previous: -1 - progress, current: -progress, next: 1 - progress };
}
