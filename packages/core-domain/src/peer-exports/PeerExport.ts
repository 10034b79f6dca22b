import type { AnnotationColour } from '../annotation/Annotation.ts';

/** Other readers whose exports are read in (`docs/take-along.md`). */
export type Peer = 'legado' | 'koodo' | 'readest';

/** A book by its names, for its id means nothing here. */
export interface PeerBook {
  title: string;
  author: string;
}

/** Where a book was left, as far as the export says. */
export interface PeerSpot {
  chapterTitle: string;
  /** In the list of chapters, from 0. */
  chapterIndex?: number;
  /** In the text of the chapter, UTF-16 units. */
  offset?: number;
  /** On the 10,000 scale. */
  percent?: number;
}

/** A book of a shelf; times in milliseconds. */
export interface PeerShelfBook extends PeerBook {
  addedAtMs: number;
  /** The name of the group it stands in; of several the first. */
  group?: string;
  reading?: PeerSpot & { atMs: number };
}

/** A bookmark, or words that were marked. */
export interface PeerMark extends PeerBook {
  kind: 'bookmark' | 'highlight';
  spot: PeerSpot;
  /** The words there. */
  text: string;
  note: string;
  colour: AnnotationColour;
  atMs: number;
}

export interface PeerExport {
  peer: Peer;
  shelf: readonly PeerShelfBook[];
  marks: readonly PeerMark[];
  /** Names of the shelf's groups, in their order. */
  groups: readonly string[];
  /** Entries that could not be read and were left out. */
  skipped: number;
  /** What it holds besides that has no place here, in words for readers. */
  leftOut: readonly string[];
}

/** More of either are damage, or a file made to hurt. */
export const MAX_PEER_BOOKS = 2000;
export const MAX_PEER_MARKS = 5000;
