import { ShelfActionKind, type ShelfAction } from './ShelfAction.ts';
import type { ShelfRecord } from './ShelfRecord.ts';

const setsKeeping = ({ kind }: ShelfAction): boolean => kind !== ShelfActionKind.Update;

/** What is left of an unsent action once a later one of the same book stands: a half that the later one does not set. */
function leftOf(before: ShelfAction, after: ShelfAction): readonly ShelfAction[] {
  if (before.bookmark && !after.bookmark) {
    const { details: _, ...reading } = before;
    return [{ ...reading, kind: ShelfActionKind.Update }];
  }
  if (!setsKeeping(before) || setsKeeping(after)) return [];
  const { bookmark: _, ...keeping } = before;
  return [keeping];
}

/** Of each half of a book only the last action waits: offline, twice the shelf bounds the outbox. */
export function appendActions(record: ShelfRecord, actions: ReadonlyArray<Omit<ShelfAction, 'sequence'>>): ShelfRecord {
  if (actions.length === 0) return record;
  let { sequence, highest } = record;
  const added = actions.map((action) => {
    highest = Math.max(highest, action.at.time);
    // Never below the clock: a record restored from an older copy must not use a number twice.
    sequence = Math.max(sequence + 1, action.at.time);
    return { ...action, sequence };
  });
  const byBook = new Map(added.map((action) => [action.bookId, action]));
  const waiting = record.outbox.flatMap((before) => {
    const after = byBook.get(before.bookId);
    return after ? leftOf(before, after) : [before];
  });
  return { ...record, outbox: [...waiting, ...added], sequence, highest };
}
