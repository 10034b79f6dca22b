/** A book as its reader left it in another program; indexes are from 0. */
export interface PeerReading {
  title: string;
  author: string;
  /** When it was added there, milliseconds. */
  atMs: number;
  /** `share` of the whole book, from 0 to 1. */
  left: { chapter: string; index: number; share: number };
  noted: { chapter: string; index: number; words: string; note: string };
  bookmark: { index: number; words: string; share: number };
}
