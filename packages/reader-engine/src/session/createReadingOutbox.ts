import type { ReadingRecord } from '@shuye/core-domain/progress';
import type { ChapterStorage } from '../chapters/createStoredChapters.ts';
import { readOutbox, type OutboxEntry } from './OutboxEntry.ts';
import type { ReadingBatch } from './ReadingBatch.ts';

export const MAX_RECORDS = 100;
/** An entry not saved for this long belongs to a page that was killed, ms. */
export const ORPHAN_MS = 60_000;
/** Undelivered time is dropped after a week. */
const OUTBOX_TTL_MS = 7 * 86_400_000;
/** Entries of other sessions and users that are kept. */
const MAX_ENTRIES = 20;

export interface ReadingOutboxOptions {
  storage: ChapterStorage;
  newId: () => string;
  nowMs: () => number;
  userId: string;
}

/** Holds reading that was not delivered yet, and outlives the page. Tabs keep each other's entries. */
export interface ReadingOutbox {
  readonly batches: readonly ReadingBatch[];
  /**
   * Did another page take over what this one had saved, because this one slept for so long? Then it is delivered there, and
   * nothing of it may be counted here.
   */
  wasTaken: () => boolean;
  /** Saves stretches that are not finished, or not to be sent yet, in place of those saved before. */
  savePending: (records: readonly ReadingRecord[]) => void;
  seal: (records: readonly ReadingRecord[]) => void;
  remove: (batchId: string) => void;
  /** Takes over what killed pages of the same user have left behind. */
  adopt: () => void;
}

export function createReadingOutbox({ storage, newId, nowMs, userId }: ReadingOutboxOptions): ReadingOutbox {
  const sessionId = newId();
  let batches: readonly ReadingBatch[] = [];
  let pending: readonly ReadingRecord[] = [];
  let isStored = false;

  const isMine = (entry: OutboxEntry): boolean => entry.sessionId === sessionId;
  const isFresh = ({ savedAt }: OutboxEntry): boolean => Math.abs(nowMs() - savedAt) < OUTBOX_TTL_MS;
  const isOrphan = (entry: OutboxEntry): boolean =>
    entry.userId === userId && !isMine(entry) && Math.abs(nowMs() - entry.savedAt) > ORPHAN_MS;

  const batchesOf = (records: readonly ReadingRecord[]): ReadingBatch[] =>
    Array.from({ length: Math.ceil(records.length / MAX_RECORDS) }, (_, at) => ({
      id: newId(),
      userId,
      records: records.slice(at * MAX_RECORDS, (at + 1) * MAX_RECORDS),
    }));

  const write = (change: () => void, takes: (entry: OutboxEntry) => boolean = () => false): void => {
    const entries = readOutbox(storage.read());
    change();
    const others = entries.filter((entry) => !isMine(entry) && !takes(entry) && isFresh(entry)).slice(1 - MAX_ENTRIES);
    const isEmpty = batches.length === 0 && pending.length === 0;
    const own: OutboxEntry = { sessionId, userId, savedAt: nowMs(), batches, pending };
    storage.write(isEmpty ? others : [...others, own]);
    isStored = !isEmpty && readOutbox(storage.read()).some(isMine);
  };

  return {
    get batches() {
      return batches;
    },
    wasTaken: () => {
      if (!isStored || readOutbox(storage.read()).some(isMine)) return false;
      batches = [];
      pending = [];
      isStored = false;
      return true;
    },
    savePending: (records) =>
      write(() => {
        pending = records;
      }),
    seal: (records) =>
      write(() => {
        pending = [];
        batches = [...batches, ...batchesOf(records)];
      }),
    remove: (batchId) =>
      write(() => {
        batches = batches.filter(({ id }) => id !== batchId);
      }),
    adopt: () => {
      const orphans = readOutbox(storage.read()).filter(isOrphan);
      if (orphans.length === 0) return;
      const found = orphans.flatMap((entry) => [...entry.batches, ...batchesOf(entry.pending)]);
      write(() => {
        batches = [...batches, ...found];
      }, isOrphan);
    },
  };
}
