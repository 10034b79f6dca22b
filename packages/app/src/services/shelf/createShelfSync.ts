import { SHELF_FULL_STATUS, syncBookmarks, type ShelfSyncResult } from '@shuye/api-client/calls';
import type { ApiClient } from '@shuye/api-client';
import { AppError, messages } from '@shuye/core-domain/error';
import {
  currentShelf,
  dropRefused,
  keptBooks,
  MAX_PUSHED_ACTIONS,
  SHELF_REFUSED_STATUS,
  ShelfActionKind,
  syncDelay,
  syncFailure,
  applyServerShelf,
  type ShelfAction,
  type ShelfRecord,
  type SyncFailure,
} from '@shuye/core-domain/shelf';
import type { ShelfRecords } from '../../storage/createShelfRecords.ts';
import type { ShelfSyncOptions } from './ShelfSyncService.ts';
import { isSilentPush, nextShelfPush } from './nextShelfPush.ts';

/** A failed push is tried again after this time; twice as long each time, up to the longest. */
const FIRST_PAUSE_MS = 5000;
/** Whatever healed is noticed within half a minute. */
const LONGEST_PAUSE_MS = 25_000;

export interface ShelfSyncParts {
  client: Pick<ApiClient, 'send'>;
  records: ShelfRecords;
  userId: string;
  /** The reader may change: another tab may have logged out, or somebody else in. */
  reader: () => string;
  channelId: string;
  nowMs: () => number;
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  onSynced: () => void;
  onFailure: (failure: SyncFailure) => void;
  /** The server would not take these changes: they are undone, additions off the shelf again. */
  onRefused: (changes: readonly ShelfAction[], message: string) => void;
  reportError: (error: unknown) => void;
}

export interface ShelfSync {
  /** Sends what waits and brings the server's shelf. False where it failed. */
  sync: (options?: ShelfSyncOptions) => Promise<boolean>;
  stop: () => void;
}

interface SyncOptions {
  wantsShelf: boolean;
  isSilent: boolean;
}

/** Business codes and bad requests: the same will not be taken next time either. Anything else may pass. */
const isRefusal = (error: unknown): error is AppError =>
  error instanceof AppError &&
  error.kind === 'server' &&
  error.code !== SHELF_REFUSED_STATUS &&
  (error.code === 400 || error.code >= 10_000);

/** The client writes every failed call to the log; what did not arrive is due in its time. */
const loggedByClient = (): void => undefined;

const lastOf = (actions: readonly ShelfAction[]): number => Math.max(0, ...actions.map(({ sequence }) => sequence));

/**
 * Keeps an account's shelf on this device and on the server alike. Each change is an action in the outbox of the stored
 * record, which outlives the page, and stays there until the server has acknowledged it. Actions are pushed half a
 * second after the first of them, at once where the page is hidden; the server's shelf comes back and is merged with what
 * changed here meanwhile.
 */
export function createShelfSync(parts: ShelfSyncParts, page = document): ShelfSync {
  const {
    client,
    records,
    userId,
    reader,
    channelId,
    nowMs,
    exclusively,
    onSynced,
    onFailure,
    onRefused,
    reportError,
  } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstChangeAt: number | undefined;
  let failures = 0;
  let isStopped = false;
  let isTelling = false;
  let queue: Promise<unknown> = Promise.resolve();
  /** The last action that reached the server without an answer waits for the next full sync. */
  let delivered = 0;
  let calls = new AbortController();

  const isOver = (): boolean => isStopped || reader() !== userId;

  const localIds = (): string[] => keptBooks(currentShelf(records.read(userId))).map(({ bookId }) => bookId);

  const ask = (changes: readonly ShelfAction[], pull: boolean, keepalive = false): Promise<ShelfSyncResult> => {
    const input = { nowMs: nowMs(), changes, pull, userId, channelId, localIds: localIds() };
    return client.send(syncBookmarks, input, keepalive ? { keepalive } : { signal: calls.signal });
  };

  const waiting = ({ outbox }: ShelfRecord): ShelfAction[] => outbox.filter(({ sequence }) => sequence > delivered);

  /** Pushes and pulls; where kept books are missing from the answer it asks once more, and nothing leaves the shelf for it. */
  const exchange = async (changes: readonly ShelfAction[]): Promise<void> => {
    let isOdd = false;
    for (const isRepeated of [false, true]) {
      const { actions, serverTime = nowMs() } = await ask(changes, true);
      if (isOver()) return;
      records.change(userId, (record) => {
        const outcome = applyServerShelf(record, { pushed: changes, actions, serverTime, isRepeated });
        isOdd = outcome.kind === 'ask-again';
        if (outcome.kind !== 'taken') return record;
        if (outcome.missing > 0) reportError(`${outcome.missing} synced books are missing from the server's shelf`);
        return outcome.record;
      });
      if (!isOdd) break;
    }
    delivered = Math.max(delivered, lastOf(changes));
  };

  /**
   * Sets aside what the server refuses, with its message, so that the rest goes on: of a full shelf the additions, else
   * the one action that is refused alone.
   * @returns The number of actions that the next call may carry.
   */
  const setAside = async (changes: readonly ShelfAction[], error: unknown): Promise<number> => {
    if (!isRefusal(error) || changes.length === 0) throw error;
    const additions = changes.filter(({ kind }) => kind === ShelfActionKind.Add);
    const isFull = error.code === SHELF_FULL_STATUS && additions.length > 0;
    if (!isFull && changes.length > 1) return Math.ceil(changes.length / 2);
    // A server that refuses a call without changes as well refuses the caller, not the change.
    if (!isFull) await ask([], false);
    if (isOver()) return 0;
    const refused = isFull ? additions : changes;
    // Before they leave the shelf: whoever is told looks there.
    onRefused(refused, error.code === 400 ? messages.shelfSyncFailure : error.message);
    records.change(userId, (record) => dropRefused(record, refused));
    return MAX_PUSHED_ACTIONS;
  };

  const work = async (wantsShelf: boolean): Promise<void> => {
    let isWanted = wantsShelf;
    let most = MAX_PUSHED_ACTIONS;
    for (;;) {
      if (isOver()) return;
      const record = records.read(userId);
      if (!isWanted && waiting(record).length === 0) return;
      const changes = nextShelfPush(record).slice(0, most);
      if (!isWanted && changes.length === record.outbox.length && isSilentPush(changes)) {
        try {
          await ask(changes, false);
          delivered = Math.max(delivered, lastOf(changes));
          return;
        } catch (error) {
          most = await setAside(changes, error);
          continue;
        }
      }
      try {
        await exchange(changes);
        isWanted = false;
        if (!isOver()) onSynced();
      } catch (error) {
        most = await setAside(changes, error);
      }
    }
  };

  const later = (delay: number): void => {
    clearTimeout(timer);
    if (!isOver()) timer = setTimeout(() => void run({ wantsShelf: false, isSilent: true }), delay);
  };

  const attempt = async ({ wantsShelf, isSilent }: SyncOptions): Promise<boolean> => {
    if (isOver()) return false;
    clearTimeout(timer);
    firstChangeAt = undefined;
    const { signal } = calls;
    try {
      await exclusively(() => work(wantsShelf));
      failures = 0;
      return !isOver();
    } catch (error) {
      if (signal.aborted) return false;
      failures += 1;
      const unsent = waiting(records.read(userId));
      if (!isOver()) {
        onFailure(syncFailure('bookmarks', error, isSilent));
        // Progress that could not be told [PROG-11] [ERR-56].
        if (unsent.some(({ kind }) => kind === ShelfActionKind.Update)) reportError(messages.progressUpdateFailure);
      }
      if (unsent.length > 0) later(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1)));
      return false;
    }
  };

  /** One after the other: answers to earlier calls must not come after those to later ones. */
  const run = (options: SyncOptions): Promise<boolean> => {
    const turn = queue.then(() => attempt(options));
    queue = turn;
    return turn;
  };

  /** A hidden page may never run again: what waits goes beside the calls that are on their way, as the server takes it once. */
  const tellWhenHidden = (): void => {
    const record = records.read(userId);
    if (isTelling || isOver() || page.visibilityState !== 'hidden' || waiting(record).length === 0) return;
    const changes = nextShelfPush(record);
    isTelling = true;
    void ask(changes, false, true)
      .then(() => void (delivered = Math.max(delivered, lastOf(changes))), loggedByClient)
      .finally(() => void (isTelling = false));
  };

  const unsubscribe = records.subscribe((changed, record) => {
    if (changed !== userId || waiting(record).length === 0) return;
    firstChangeAt ??= nowMs();
    later(syncDelay(firstChangeAt, nowMs()));
    tellWhenHidden();
  });
  page.addEventListener('visibilitychange', tellWhenHidden);

  return {
    sync: ({ isSilent = false, isAnew = false } = {}) => {
      if (isAnew) {
        calls.abort();
        calls = new AbortController();
      }
      return run({ wantsShelf: true, isSilent });
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      unsubscribe();
      page.removeEventListener('visibilitychange', tellWhenHidden);
    },
  };
}
