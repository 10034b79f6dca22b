import type { ShelfAction } from '@shuye/core-domain/shelf';

/** A change that a reader asks for; sent again, it is the same change. */
export type Operation =
  | { kind: 'purchase'; chapterId: number; ticketId: string | undefined; key: string }
  /** Made without a press: on the terms that the reader agreed to, with the tickets that end first. */
  | { kind: 'automatic purchase'; chapterId: number; key: string }
  | { kind: 'payment'; orderNo: string; amountFen: number; beans: number }
  | { kind: 'sync'; actions: readonly ShelfAction[]; key: string };

/** What became of it: the answer as it came, or nothing when the server died before it was whole. */
export interface Sent {
  operation: Operation;
  answer: string | undefined;
}

export interface CrashTestReader {
  userId: string;
  token: string;
  operations: readonly Operation[];
  sent: Sent[];
}
