import type { OpenedChapter } from './OpenedChapter.ts';

/** How long the payment notice stands before the chapter is asked for again (S1 §4). */
export const PAYMENT_RELOAD_MS = 2500;
/** No second automatic reload of the same chapter within this time. */
const RELOAD_GAP_MS = 30_000;

/** The part of a page's clock that the engine needs. */
export interface Clock {
  /** Milliseconds. */
  now: () => number;
  /** Calls back after a delay in milliseconds; the function returned calls it off. */
  after: (delay: number, action: () => void) => () => void;
}

export interface RefusalReloadOptions {
  clock: Clock;
  reload: () => void;
}

/** Reloads a chapter once when the server refuses it: the reader's rights may have changed since the list came. */
export function createRefusalReload({ clock, reload }: RefusalReloadOptions) {
  const reloadedAt = new Map<string, number>();
  let cancel: (() => void) | undefined;
  let pending: string | undefined;

  const stop = (): void => {
    cancel?.();
    cancel = undefined;
    pending = undefined;
  };

  return {
    /** To be told of the chapter being read, after each change. */
    watch: (opened: OpenedChapter | undefined): void => {
      const refused = opened?.status === 'locked' && opened.refusal ? opened.chapter.chapterId : undefined;
      if (refused === pending) return;
      stop();
      if (refused === undefined) return;
      const last = reloadedAt.get(refused);
      if (last !== undefined && clock.now() - last < RELOAD_GAP_MS) return;
      pending = refused;
      cancel = clock.after(PAYMENT_RELOAD_MS, () => {
        reloadedAt.set(refused, clock.now());
        pending = undefined;
        reload();
      });
    },
    stop,
  };
}
