/** When a page is given out, the known version of the library is no older than this. */
const CHECK_INTERVAL_MS = 1000;
/** A visitor waits no longer for the answer: a gateway that is slow or gone changes no page. */
const CHECK_TIMEOUT_MS = 100;

export interface LibraryWatchOptions {
  gateway: string;
  nowMs: () => number;
  onChange: () => void;
  ask: typeof fetch;
}

export interface LibraryWatch {
  /** Resolves when the known version is recent. */
  check: () => Promise<void>;
  isRecent: () => boolean;
}

/** Asks only while pages are asked for; a gateway that names no version is never said to have changed. */
export function createLibraryWatch({ gateway, nowMs, onChange, ask }: LibraryWatchOptions): LibraryWatch {
  let version: string | undefined;
  let checkedAtMs = -Infinity;
  let running: Promise<void> | undefined;

  const check = async (): Promise<void> => {
    const answer = await ask(`${gateway}/library-version`, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) });
    const present = answer.ok ? await answer.text() : '';
    if (present === '') return;
    if (version !== undefined && version !== present) onChange();
    version = present;
  };

  return {
    check: async () => {
      if (nowMs() - checkedAtMs >= CHECK_INTERVAL_MS) {
        checkedAtMs = nowMs();
        // The rendering that asks the gateway tells of its faults.
        const started = check()
          .catch(() => undefined)
          .finally(() => {
            if (running === started) running = undefined;
          });
        running = started;
      }
      await running;
    },
    isRecent: () => running === undefined && nowMs() - checkedAtMs < CHECK_INTERVAL_MS,
  };
}
