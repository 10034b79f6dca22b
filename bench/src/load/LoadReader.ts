import type { ShelfAction } from '@shuye/core-domain/shelf';

/** A change that was sent, and whether its answer came. */
export interface Change {
  kind: 'buy' | 'sync';
  key: string;
  /** Of a purchase. */
  chapter?: { id: string; price: number };
  /** Of a shelf change. */
  action?: ShelfAction;
  isAcknowledged: boolean;
}

/** One reader under load, and the journal of what was done in their name. */
export interface LoadReader {
  userId: string;
  token: string;
  /** Beans at the beginning. */
  beans: number;
  /** Chapters still to buy, the next one last. */
  chaptersToBuy: { id: string; price: number }[];
  /** Of the reader's one device. */
  lastSequence: number;
  /** Of its latest change, in milliseconds: a device never writes two at one time. */
  lastTime: number;
  journal: Change[];
  /** A device sends its shelf changes one after the other. */
  isSyncing: boolean;
}
