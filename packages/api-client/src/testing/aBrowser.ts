import type { OtherTabs, TabChannel, TabLocks } from '../session/otherTabs.ts';

/** Tabs of one browser share a clock, locks by name, and messages that arrive a little later. */
export function aBrowser() {
  let time = 1_790_000_000_000;
  let queue: Promise<unknown> = Promise.resolve();
  const hearers: ((message: unknown) => void)[] = [];

  const locks: TabLocks = {
    request: (_name, { signal }, work) => {
      const before = queue;
      const turn = new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('too late', 'AbortError')));
        void before.then(() => resolve());
      });
      const done = turn.then(work);
      queue = done.catch(() => before);
      return done;
    },
  };

  const channel = (): TabChannel => {
    let own: ((message: unknown) => void) | undefined;
    return {
      post: (message) => {
        for (const hear of hearers) if (hear !== own) queueMicrotask(() => hear(message));
      },
      listen: (hear) => {
        own = hear;
        hearers.push(hear);
      },
    };
  };

  return {
    tab: (): OtherTabs => ({ locks, channel: channel() }),
    /** Milliseconds; each reading is one later. */
    nowMs: () => time++,
    pass: (milliseconds: number) => (time += milliseconds),
    /** Stands for a tab that froze while it had the lock. */
    holdLock: () => {
      queue = new Promise(() => undefined);
    },
  };
}
