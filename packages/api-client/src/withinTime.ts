import { AppError, messages } from '@shuye/core-domain';

const givenUp = (signal: AbortSignal): unknown =>
  // Older kernels give no reason.
  signal.reason ?? new DOMException('The request was given up.', 'AbortError');

/**
 * Settles as `work` does; fails at once with an `AppError` of kind timeout after `time` milliseconds, or with the reason
 * of `signal` when the caller gives up. Either way the signal that `work` was handed is aborted.
 */
export function withinTime<T>(
  time: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const controller = new AbortController();
    const stop = (reason: unknown): void => {
      reject(reason);
      controller.abort();
    };
    const giveUp = (): void => stop(signal && givenUp(signal));
    if (signal?.aborted) {
      giveUp();
      return;
    }
    const timer = setTimeout(() => stop(new AppError('timeout', messages.networkFailure)), time);
    signal?.addEventListener('abort', giveUp);
    work(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      });
  });
}
