import type { Place } from '@shuye/core-domain/progress';
import type { OpenedChapter } from '../chapters/OpenedChapter.ts';
import type { FlowNote } from '../flow/FlowChapter.ts';
import type { ReaderStyle } from '../layout/ReaderStyle.ts';
import type { InnerLink } from '../place/InnerLink.ts';
import type { Reader } from '../Reader.ts';
import type { DrawnText } from './DrawnText.ts';

declare global {
  interface HTMLElementEventMap {
    lostlink: CustomEvent<InnerLink>;
  }
}

/** Stands in for a chapter's text that is on its way, locked or failed, or follows the end of the book. */
export type Placeholder =
  | { kind: 'chapter'; opened: Exclude<OpenedChapter, { status: 'ready' }> }
  | { kind: 'finished' };

export interface PlaceholderSlot {
  /** Unique among the placeholders that are shown. */
  key: string;
  element: HTMLElement;
  placeholder: Placeholder;
  isCurrent: boolean;
}

/** A session counts moves of the reader, not those that were made for them. */
export type ViewMove =
  | { kind: 'turned'; by: 1 | -1 }
  /** `screens`: how far down, in screen heights, below 0 if up; `reachedEnd`: the end of the chapter read is on the screen. */
  | { kind: 'scrolled'; screens: number; reachedEnd: boolean };

/** A note that was asked for: the screen shows it beside its reference. */
export interface Note extends FlowNote {
  anchor: DOMRect;
}

/** Offsets count as in a `Place`. */
export interface Highlight {
  chapterId: string;
  offset: number;
  length: number;
  /** The use of the highlight, or the colour that a reader gave it. */
  kind: 'speech' | 'search' | 'yellow' | 'green' | 'blue' | 'pink';
  /** The id of what is drawn, so that a press on it finds it. */
  id?: string;
  hasNote?: boolean;
}

/** `passing` ones come and go while one reads, `annotations` stay: neither takes the other away. */
export type HighlightLayer = 'passing' | 'annotations';

export interface HighlightSurface {
  element: HTMLElement;
  drawn: DrawnText | undefined;
}

export interface ReaderViewOptions {
  reader: Reader;
  /** The view fills it and follows its size; it must be positioned. */
  element: HTMLElement;
  style: ReaderStyle;
  animated: boolean;
  /** Reports the placeholders that are shown, after each change. */
  onPlaceholders: (placeholders: readonly PlaceholderSlot[]) => void;
  onEdge: (edge: 'start' | 'end') => void;
  onMove?: (move: ViewMove) => void;
  /** A reference to a note was tapped; without it the link is followed. */
  onNote?: (note: Note) => void;
}

export interface ReaderView {
  turn: (by: 1 | -1) => void;
  setStyle: (style: ReaderStyle) => void;
  /** Draws boxes below these parts of the text, in place of those before in the layer; nothing moves. */
  highlight: (parts: readonly Highlight[], layer?: HighlightLayer) => void;
  /** The texts on the screen, what is read first: where a selection lies is asked of them. */
  surfaces: () => readonly HighlightSurface[];
  /** Brings a place onto the screen; where it is there already, nothing moves. */
  reveal: (place: Place) => void;
  destroy: () => void;
}
