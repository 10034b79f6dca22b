import { packBook, PackFailure } from '../space/packBook.ts';
import type { BookNews, PackOrder } from './BookOrder.ts';
import type { ImportFault } from './BookPreview.ts';
import { createTeller } from './createTeller.ts';

function faultOf(error: unknown): ImportFault {
  if (error instanceof PackFailure) return error.reason;
  return error instanceof DOMException ? 'storage' : 'broken';
}

/** Packs one book as it is told; runs in a worker, which is ended to end the work. */
export function createPackDesk(tell: (news: BookNews, handedOver?: Transferable[]) => void) {
  return async ({ book }: PackOrder): Promise<void> => {
    try {
      const packed = await packBook(book, createTeller(tell));
      tell({ kind: 'packed', packed }, [packed.bytes.buffer]);
    } catch (error) {
      console.info('An own book was not packed.', error);
      tell({ kind: 'failed', fault: faultOf(error) });
    }
  };
}
