import type { ShelfAction } from '@shuye/core-domain/shelf';

/** A change that a reader asks for; sent again, it is the same change. */
export type Errand =
  | { kind: 'purchase'; chapterId: number; ticketId: string | undefined; key: string }
  | { kind: 'payment'; orderNo: string; amountFen: number; beans: number }
  | { kind: 'sync'; actions: readonly ShelfAction[]; key: string };

/** What became of it: the answer as it came, or nothing when the server died before it was whole. */
export interface Sent {
  errand: Errand;
  answer: string | undefined;
}

export interface KilledReader {
  userId: string;
  token: string;
  errands: readonly Errand[];
  sent: Sent[];
}
