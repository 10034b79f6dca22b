import { presetBookList } from '@shuye/api-client/calls';
import type { ApiClient } from '@shuye/api-client';
import { addBooks, currentShelf, presetBooks } from '@shuye/core-domain/shelf';
import type { ShelfRecords } from '../../storage/createShelfRecords.ts';

interface Parts {
  client: Pick<ApiClient, 'send'>;
  records: ShelfRecords;
  userId: string;
  columnId: string;
  nowMs: () => number;
  /** From 0 up to 1. */
  random: () => number;
}

/** Up to six offered books for a new reader's shelf, if it is empty even on the server [SHELFSYNC-17] (D-143). */
export async function addPresets({ client, records, userId, columnId, nowMs, random }: Parts): Promise<void> {
  const offered = await client.send(presetBookList, { columnId });
  records.change(userId, (record) => {
    const chosen = presetBooks(offered, currentShelf(record), random);
    return addBooks(
      record,
      chosen.map(({ bookId, ...details }) => ({ bookId, details })),
      nowMs(),
    );
  });
}
