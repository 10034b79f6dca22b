import { AppError } from '@shuye/core-domain/error';
import { isLoggedInId } from '@shuye/core-domain/member';
import type { Services } from './Services.ts';

/** Calls of one sync: with a hundred answered items each, more than an account has. */
const MAX_ROUNDS = 500;

interface ItemSyncParts {
  /** One call in the name of `account`; says whether another is to follow. */
  round: (account: string) => Promise<boolean>;
  /** The state of the answer where the account may keep no more; its words are told once. */
  fullStatus: number;
  /** For the log. */
  what: string;
}

/** Sends what an account changed on this device and takes in what changed on others; one sync at a time, a guest's does nothing. */
export function createItemSync(
  { userId, toaster }: Pick<Services, 'userId' | 'toaster'>,
  { round, fullStatus, what }: ItemSyncParts,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isFullReported = false;

  const run = async (): Promise<void> => {
    const account = userId();
    if (!isLoggedInId(account)) return;
    try {
      for (let rounds = 0; rounds < MAX_ROUNDS && (await round(account)); rounds += 1);
    } catch (error) {
      const isFull = error instanceof AppError && error.code === fullStatus;
      if (isFull && !isFullReported) toaster.show(error.message);
      isFullReported ||= isFull;
      // What was not sent waits for the next change, page or connection.
      console.info(`${what} were not synced.`, error);
    }
  };

  return async () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
