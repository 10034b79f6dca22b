import { mergeShelf } from './mergeShelf.ts';
import { ShelfActionKind, shelfOfActions, type ShelfAction } from './ShelfAction.ts';
import { isKept, shelfEntry, type Shelf, type ShelfEntry } from './ShelfEntry.ts';
import { MERGE_ADD_OFFSET_MS, type ShelfRecord } from './ShelfRecord.ts';
import { SHELF_CAPACITY } from './shelfCapacity.ts';

/** Actions that one call carries (E5 of the threat model). */
export const MAX_PUSHED_ACTIONS = 1000;

/** The oldest unsent actions. A call always begins with them: the server takes a device's actions in their order. */
export const actionsToPush = ({ outbox }: Pick<ShelfRecord, 'outbox'>): readonly ShelfAction[] =>
  outbox.slice(0, MAX_PUSHED_ACTIONS);

/** What came back for the newest call of this record; answers to earlier calls are to be thrown away. */
export interface SyncAnswer {
  pushed: readonly ShelfAction[];
  actions: readonly ShelfAction[];
  /** Milliseconds. */
  serverTime: number;
  /** The same question was put before, and kept books were not named then either. */
  isRepeated?: boolean;
}

export type SyncOutcome =
  /** `missing` kept books that the server named no more, without a tombstone: they stay, and it is to be reported. */
  { kind: 'taken'; record: ShelfRecord; missing: number } | { kind: 'ask-again' };

/** A removal is kept as long after the server's time has passed it [SHELFSYNC-04] as a batch of books reaches back. */
const TOMBSTONE_REST_MS = SHELF_CAPACITY * MERGE_ADD_OFFSET_MS;

function withoutOldTombstones(shelf: Shelf, serverTime: number): Shelf {
  const isOld = ({ keeping }: ShelfEntry) =>
    keeping?.kept === false && keeping.at.time < serverTime - TOMBSTONE_REST_MS;
  if (!shelf.some(isOld)) return shelf;
  const rest = shelf
    .map((entry) => (isOld(entry) ? shelfEntry(entry.bookId, undefined, entry.reading) : entry))
    .filter((entry) => entry !== undefined);
  // Without its removal a book that is only read has an older place in the order.
  return mergeShelf(rest, []);
}

const latest = (shelf: Shelf): number => shelf.reduce((time, { newest }) => Math.max(time, newest.time), 0);

/** The record after an answer: the answered actions leave the outbox, the server's shelf joins the known one. */
export function applyServerShelf(record: ShelfRecord, answer: SyncAnswer): SyncOutcome {
  const { pushed, actions, serverTime, isRepeated = false } = answer;
  const named = new Set(actions.map(({ bookId }) => bookId));
  const missing = record.synced.filter((entry) => isKept(entry) && !named.has(entry.bookId)).length;
  const isOdd = missing > 0 || (actions.length === 0 && pushed.some(({ kind }) => kind === ShelfActionKind.Add));
  if (isOdd && !isRepeated) return { kind: 'ask-again' };
  // A book leaves the shelf by its tombstone alone, however often it is not named; nothing answered for the outbox.
  if (actions.length === 0) return { kind: 'taken', record: { ...record, syncedAt: serverTime }, missing };

  const answered = pushed.reduce((highest, { sequence }) => Math.max(highest, sequence), 0);
  const outbox = record.outbox.filter(({ sequence }) => sequence > answered);
  const known = mergeShelf(record.synced, shelfOfActions(actions));
  const highest = Math.max(record.highest, latest(known), serverTime);
  const synced = withoutOldTombstones(known, serverTime);
  return { kind: 'taken', record: { ...record, synced, outbox, highest, syncedAt: serverTime }, missing };
}

/** After the server refused actions: the books they added are off this device's shelf again (A-22) [SHELFSYNC-18]. */
export function dropRefused(record: ShelfRecord, refused: readonly ShelfAction[]): ShelfRecord {
  const sequences = new Set(refused.map(({ sequence }) => sequence));
  return { ...record, outbox: record.outbox.filter(({ sequence }) => !sequences.has(sequence)) };
}
