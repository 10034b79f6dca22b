import type { ReloadMemory } from './createReloadMemory.ts';
import type { OpenedChapter } from './OpenedChapter.ts';

/** The payment notice stands this long before the chapter is asked for again [READER-34]. */
export const PAYMENT_RELOAD_MS = 2500;

export interface Clock {
  nowMs: () => number;
  /** The delay is in milliseconds; the function returned calls the action off. */
  after: (delay: number, action: () => void) => () => void;
}

export interface RefusalReloadOptions {
  clock: Clock;
  reload: () => void;
  /** Outlives the page; without it a chapter is reloaded once as long as the reader lives. */
  reloads?: ReloadMemory | undefined;
}

/** Reloads a chapter once when the server refuses it: the reader's rights may have changed since the list came. */
export function createRefusalReload(options: RefusalReloadOptions) {
  const { clock, reload, reloads } = options;
  const once = new Set<string>();
  let cancel: (() => void) | undefined;
  let pending: string | undefined;

  const stop = (): void => {
    cancel?.();
    cancel = undefined;
    pending = undefined;
  };

  return {
    watch: (opened: OpenedChapter | undefined): void => {
      const refused = opened?.status === 'locked' && opened.refusal ? opened.chapter.chapterId : undefined;
      if (refused === pending) return;
      stop();
      if (refused === undefined) return;
      if ((reloads ?? once).has(refused)) return;
      pending = refused;
      cancel = clock.after(PAYMENT_RELOAD_MS, () => {
        (reloads ?? once).add(refused);
        pending = undefined;
        reload();
      });
    },
    stop,
  };
}
