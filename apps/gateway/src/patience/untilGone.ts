import { CallerGone } from './CallerGone.ts';
import type { Patience } from './Patience.ts';

/** What a promise gives, unless nobody waits for it any more; what it gives later goes to `late`. @throws CallerGone */
export function untilGone<T>(
  patience: Patience | undefined,
  work: Promise<T>,
  late: (value: T) => void = () => undefined,
): Promise<T> {
  if (patience === undefined) return work;
  return new Promise((resolve, reject) => {
    let isLate = false;
    const stop = patience.onEnd(() => {
      isLate = true;
      reject(new CallerGone());
    });
    work.then(
      (value) => {
        stop();
        if (isLate) late(value);
        else resolve(value);
      },
      (error: unknown) => {
        stop();
        reject(error);
      },
    );
  });
}
