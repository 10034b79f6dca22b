import { AppError } from '@shuye/core-domain/error';
import { isLoggedInId } from '@shuye/core-domain/member';
import { createRetries } from './createRetries.ts';
import type { Services } from './Services.ts';

/** Calls of one sync: with a hundred answered items each, more than an account has. */
const MAX_ROUNDS = 500;

interface ItemSyncParts {
  /** One call in the name of `account`; says whether another is to follow. */
  round: (account: string) => Promise<boolean>;
  isWaiting: () => boolean;
  /** The state of the answer where the account may keep no more; its words are told once. */
  fullStatus: number;
  what: string;
}

/**
 * Sends what an account changed on this device and takes in what changed on others; one sync at a time, a guest's does
 * nothing. Says whether this device and the server agree; what was not sent is tried again while anything waits.
 */
export function createItemSync(
  { userId, toaster }: Pick<Services, 'userId' | 'toaster'>,
  { round, isWaiting, fullStatus, what }: ItemSyncParts,
): () => Promise<boolean> {
  let running: Promise<boolean> | undefined;
  let isFullReported = false;
  const retries = createRetries(() => void sync());

  const run = async (): Promise<boolean> => {
    const account = userId();
    let isTriedAgain = false;
    try {
      if (!isLoggedInId(account)) return true;
      for (let rounds = 0; rounds < MAX_ROUNDS && (await round(account)); rounds += 1);
      return true;
    } catch (error) {
      const isFull = error instanceof AppError && error.code === fullStatus;
      if (isFull && !isFullReported) toaster.show(error.message);
      isFullReported ||= isFull;
      console.info(`${what} were not synced.`, error);
      // A reader who keeps too many has to remove some first.
      isTriedAgain = !isFull && isWaiting();
      return false;
    } finally {
      if (isTriedAgain) retries.later();
      else retries.done();
    }
  };

  const sync = async (): Promise<boolean> => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
  return sync;
}
