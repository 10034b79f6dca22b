import type { OpenedChapter } from '../chapters/OpenedChapter.ts';
import type { ReaderStyle } from '../layout/ReaderStyle.ts';
import type { Reader } from '../Reader.ts';

/** What stands where a chapter's text does not: it is on its way, locked or failed; or the book is at its end. */
export type Stop = { kind: 'chapter'; opened: Exclude<OpenedChapter, { status: 'ready' }> } | { kind: 'finished' };

/** A stop and the element that the screen fills for it. */
export interface StopPlace {
  /** Unlike any other stop's key that is shown at the same time. */
  key: string;
  element: HTMLElement;
  stop: Stop;
  /** Is it what the reader is at, not a neighbour? */
  isCurrent: boolean;
}

export interface ReaderViewOptions {
  reader: Reader;
  /** The view fills it and follows its size; it must be positioned. */
  element: HTMLElement;
  style: ReaderStyle;
  /** Movement is wanted; off for readers who asked for less of it. */
  animated: boolean;
  /** Stops came or went. */
  onStops: (stops: readonly StopPlace[]) => void;
  /** Nothing lies further in this direction. */
  onEdge: (edge: 'start' | 'end') => void;
}

/** A reader drawn into an element. */
export interface ReaderView {
  /** A page, or a screenful, forward or back. */
  turn: (by: 1 | -1) => void;
  setStyle: (style: ReaderStyle) => void;
  destroy: () => void;
}
