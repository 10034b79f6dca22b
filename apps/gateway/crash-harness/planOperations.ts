import { randomUUID } from 'node:crypto';
import { BookFormat } from '@shuye/core-domain/book';
import { ShelfActionKind, type ShelfAction } from '@shuye/core-domain/shelf';
import type { Operation } from './Operation.ts';
import { chapterId, CHAPTERS, ORDER } from './seedShop.ts';

/** Books that a reader's shelf plays with; few, so that they are added and deleted again and again. */
const SHELF_BOOKS = 5;

interface Plan {
  ticketIds: readonly string[];
  orderNos: readonly string[];
  /** Chapters are bought as the reader comes to them, not at a press. */
  isAutomatic: boolean;
  random: () => number;
}

const details = { title: '山中灯火', author: '许半山', coverUrl: '', format: BookFormat.Standard };

/** Several changes of one reader's shelf, deletions among them; `from` is the last number of the device so far. */
function shelfActions(from: number, random: () => number): ShelfAction[] {
  return Array.from({ length: 4 }, (_, index) => {
    const sequence = from + index + 1;
    const at = { time: Date.now() - 10_000 + sequence, device: 'device' };
    const bookId = String(2001 + Math.floor(random() * SHELF_BOOKS));
    return random() < 0.4
      ? { kind: ShelfActionKind.Delete, bookId, at, sequence }
      : { kind: ShelfActionKind.Add, bookId, at, sequence, details };
  });
}

/** What one reader does: buys every chapter once, some with tickets, pays every order, and keeps changing the shelf. */
export function planOperations({ ticketIds, orderNos, isAutomatic, random }: Plan): Operation[] {
  const tickets = [...ticketIds];
  const orders = [...orderNos];
  return Array.from({ length: CHAPTERS - 1 }, (_, index) => {
    const bought = { chapterId: chapterId(index + 2), key: randomUUID() };
    const operations: Operation[] = [
      isAutomatic
        ? { ...bought, kind: 'automatic purchase' }
        : { ...bought, kind: 'purchase', ticketId: tickets.pop() },
      { kind: 'sync', actions: shelfActions(index * 4, random), key: randomUUID() },
    ];
    const orderNo = orders.pop();
    if (orderNo !== undefined) operations.push({ kind: 'payment', orderNo, amountFen: ORDER.fen, beans: ORDER.beans });
    return operations;
  }).flat();
}
