import { syncReadingDays } from '@shuye/api-client/calls';
import { isLoggedInId } from '@shuye/core-domain/member';
import { applyServerReadingDays, readingDaysToPush } from '@shuye/core-domain/statistics';
import { createDiaryStore } from '../stores/diaryStore.ts';
import { toldBooks } from './toldBooks.ts';
import { createRetries } from './createRetries.ts';
import type { Services } from './Services.ts';

/** Calls of one sync: with 250 answered days each, more than an account has. */
const MAX_ROUNDS = 100;

export interface DiarySyncOptions {
  /** Gives up a sync that is on its way, which may hang. */
  isAnew?: boolean;
}

/**
 * Sends what was read on this device and takes in what was read on others; one sync at a time, a guest's does nothing.
 * Rejects with an `AppError` where the server did not take it: what was not sent is tried again.
 */
export function createDiarySync({
  storeOf,
  client,
  userId,
  storage,
}: Services): (options?: DiarySyncOptions) => Promise<void> {
  const store = storeOf(createDiaryStore);
  let running: Promise<void> | undefined;
  let calls = new AbortController();
  // The client has written a failure to the log.
  const retries = createRetries(() => void sync().catch(() => undefined));

  const round = async (account: string, signal: AbortSignal): Promise<boolean> => {
    const before = store.getState().load();
    const days = readingDaysToPush(before, toldBooks(storage));
    const { clearedAtMs, revision: since, device } = before;
    const answer = await client.send(syncReadingDays, { userId: account, days, clearedAtMs, since }, { signal });
    // Somebody else may read here by now: what they keep is another record.
    if (userId() !== account) return false;
    // Another tab was the first to store one: that is the record of this device, and is synced instead.
    if (store.getState().load().device !== device) return true;
    const after = store.getState().change((diary) => applyServerReadingDays(diary, { pushed: days, ...answer }));
    // Something may have been read while the answer was on its way.
    return answer.hasMore || answer.revision < since || readingDaysToPush(after, toldBooks(storage)).length > 0;
  };

  const run = async (): Promise<void> => {
    const account = userId();
    const { signal } = calls;
    let isTriedAgain = false;
    try {
      if (!isLoggedInId(account)) return;
      for (let rounds = 0; rounds < MAX_ROUNDS && (await round(account, signal)); rounds += 1);
    } catch (error) {
      isTriedAgain = !signal.aborted && readingDaysToPush(store.getState().load(), toldBooks(storage)).length > 0;
      throw error;
    } finally {
      if (isTriedAgain) retries.later();
      else if (!signal.aborted) retries.done();
    }
  };

  const sync = async ({ isAnew = false }: DiarySyncOptions = {}): Promise<void> => {
    if (isAnew) {
      calls.abort();
      calls = new AbortController();
      running = undefined;
    }
    const mine = running ?? run();
    running = mine;
    try {
      await mine;
    } finally {
      if (running === mine) running = undefined;
    }
  };
  return sync;
}
