import { BookPayMode } from '../book/Book.ts';
import type { BatchSize } from './batchPurchase.ts';

export type BuyCall =
  | { call: 'chapter'; chapterId: string }
  | { call: 'chapters'; fromChapterId: string; size: BatchSize }
  | { call: 'book' }
  | { call: 'none'; reason: 'free-book' | 'no-chapter' };

export interface BuyRequest {
  payMode: BookPayMode;
  chapterId?: string | undefined;
  batch?: BatchSize | undefined;
}

/** The chapter of a book sold by the chapter, the whole of any other; a free book sells nothing (D-175). */
export function buyCall({ payMode, chapterId, batch }: BuyRequest): BuyCall {
  if (payMode === BookPayMode.Free) return { call: 'none', reason: 'free-book' };
  if (payMode === BookPayMode.Total) return { call: 'book' };
  if (!chapterId) return { call: 'none', reason: 'no-chapter' };
  return batch === undefined
    ? { call: 'chapter', chapterId }
    : { call: 'chapters', fromChapterId: chapterId, size: batch };
}

/** Asks the price, buys, or buys on the terms agreed to for the book; the batch call carries none (D-176). */
export const PurchaseAct = { Ask: 'info', Buy: 'buy', BuyAutomatically: 'auto' } as const;
export type PurchaseAct = (typeof PurchaseAct)[keyof typeof PurchaseAct];
