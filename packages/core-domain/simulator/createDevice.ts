import { BookFormat } from '../src/book/Book.ts';
import { ShelfActionKind } from '../src/shelf/ShelfAction.ts';
import { isKept } from '../src/shelf/ShelfEntry.ts';
import { currentShelf, emptyShelfRecord, type ShelfRecord } from '../src/shelf/ShelfRecord.ts';
import { join, type History, type Knowledge } from './createHistory.ts';
import type { AnswerMessage, PushMessage } from './createServer.ts';
import type { ShelfRules } from './ShelfRules.ts';

/** A call without an answer is given up after this, in milliseconds. */
export const CALL_TIMEOUT_MS = 10_000;

/** What a device keeps over a crash; it is written as one value. */
interface Stored {
  record: ShelfRecord;
  guest: ShelfRecord;
  known: Knowledge;
}

interface Waiting {
  call: number;
  pushed: PushMessage['actions'];
  sentAt: number;
}

export interface Device {
  add: (bookIds: readonly string[], nowMs: number) => void;
  update: (bookId: string, chapter: string, nowMs: number) => void;
  remove: (bookIds: readonly string[], nowMs: number) => void;
  addAsGuest: (bookIds: readonly string[], nowMs: number) => void;
  /** `crashes` between writing the account's record and clearing the guest's. */
  mergeGuest: (nowMs: number, crashes: boolean) => 'nothing' | 'merged' | 'too-many' | 'lost' | 'revived';
  /** Times of calls run on a steady timer, whatever the clock does. */
  call: (timer: number, pulls: boolean) => PushMessage | undefined;
  take: (answer: AnswerMessage) => void;
  /** Gives up a call that is too old. */
  tick: (timer: number) => void;
  /** Everything in memory is gone; storage stands. */
  crash: () => void;
  isSettled: () => boolean;
  record: () => ShelfRecord;
}

const details = (bookId: string) => ({ title: bookId, author: '', coverUrl: '', format: BookFormat.Standard });
const book = (bookId: string) => ({ bookId, details: details(bookId) });

export function createDevice(rules: ShelfRules, index: number, devices: number, history: History): Device {
  const none: Knowledge = Array.from({ length: devices }, () => 0);
  const id = `d${index}`;
  let stored: Stored = { record: emptyShelfRecord(id), guest: emptyShelfRecord(id), known: none };
  let waiting: Waiting | undefined;
  let calls = 0;
  let sawNothing = false;
  let isPulled = false;

  /** Writes a changed record, and tells the history of each action that came into it. */
  const write = (record: ShelfRecord): void => {
    const before = stored.record.sequence;
    let { known } = stored;
    for (const { kind, bookId, bookmark, sequence } of record.outbox) {
      if (sequence <= before) continue;
      if (kind !== ShelfActionKind.Update) {
        known = history.act(index, known, bookId, 'keeping', kind === ShelfActionKind.Add ? 'on' : 'off');
      }
      if (bookmark) known = history.act(index, known, bookId, 'reading', bookmark.chapter);
    }
    stored = { ...stored, record, known };
  };

  /** Whether the guest's books since the last merge are all on the account's shelf. */
  const isWhole = (mergedUpTo: number): boolean => {
    const kept = new Set(
      currentShelf(stored.record)
        .filter(isKept)
        .map(({ bookId }) => bookId),
    );
    const books = currentShelf(stored.guest).filter(isKept);
    return books.every(({ bookId, keeping }) => keeping.at.time <= mergedUpTo || kept.has(bookId));
  };

  /** Whether the last merge added a book that an earlier one had added, and that may have been removed since. */
  const bringsBack = (mergedUpTo: number, sequenceBefore: number): boolean => {
    const added = stored.record.outbox.filter(
      ({ kind, sequence }) => kind === ShelfActionKind.Add && sequence > sequenceBefore,
    );
    const times = new Map(currentShelf(stored.guest).map(({ bookId, keeping }) => [bookId, keeping?.at.time ?? 0]));
    return added.some(({ bookId }) => (times.get(bookId) ?? 0) <= mergedUpTo);
  };

  return {
    add: (bookIds, nowMs) => write(rules.addBooks(stored.record, bookIds.map(book), nowMs)),
    update: (bookId, chapter, nowMs) =>
      write(rules.updateBook(stored.record, bookId, { chapter, chapterTitle: '', percent: 1 }, nowMs)),
    remove: (bookIds, nowMs) => write(rules.removeBooks(stored.record, bookIds, nowMs)),
    addAsGuest: (bookIds, nowMs) => {
      stored = { ...stored, guest: rules.addBooks(stored.guest, bookIds.map(book), nowMs) };
    },
    mergeGuest: (nowMs, crashes) => {
      const merge = rules.mergeGuest(stored.guest, stored.record, nowMs);
      if (merge.kind === 'merged') {
        const { guestMergedUpTo, sequence } = stored.record;
        write(merge.record);
        if (!isWhole(guestMergedUpTo)) return 'lost';
        if (bringsBack(guestMergedUpTo, sequence)) return 'revived';
      }
      if (!crashes && merge.kind !== 'too-many' && rules.isGuestMerged(stored.guest, stored.record)) {
        stored = { ...stored, guest: rules.clearGuest(stored.guest) };
      }
      return merge.kind;
    },
    call: (timer, pulls) => {
      if (waiting) return undefined;
      const actions = rules.actionsToPush(stored.record);
      calls += 1;
      // A silent update waits for nothing: its actions stay in the outbox until a call that pulls is answered.
      if (pulls) waiting = { call: calls, pushed: actions, sentAt: timer };
      return { device: index, call: calls, actions, known: stored.known, pulls };
    },
    take: ({ call, kind, actions, serverTime, known }) => {
      if (!waiting || waiting.call !== call) return;
      const { pushed } = waiting;
      waiting = undefined;
      if (kind === 'refused') return;
      const outcome = rules.applyServerShelf(stored.record, { pushed, actions, serverTime, isRepeated: sawNothing });
      sawNothing = outcome.kind === 'ask-again';
      if (outcome.kind === 'ask-again') return;
      isPulled = actions.length > 0;
      stored = { ...stored, record: outcome.record, known: isPulled ? join(stored.known, known) : stored.known };
    },
    tick: (timer) => {
      if (waiting && timer - waiting.sentAt >= CALL_TIMEOUT_MS) waiting = undefined;
    },
    crash: () => {
      waiting = undefined;
      sawNothing = false;
    },
    isSettled: () => isPulled && stored.record.outbox.length === 0,
    record: () => stored.record,
  };
}
