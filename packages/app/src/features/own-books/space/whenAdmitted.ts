import { AppError } from '@shuye/core-domain/error';

const TOO_MANY = 429;
const PAUSE_MS = 1000;
const MAX_PAUSES = 10;

const pause = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, PAUSE_MS);
    signal.addEventListener('abort', end);
  });

/** Sends again what a server refuses that has too much to do: a book is many calls, and none of them hurries. */
export async function whenAdmitted<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await send();
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === TOO_MANY;
      if (!isBusy || signal.aborted || pauses >= MAX_PAUSES) throw error;
      await pause(signal);
    }
  }
}
