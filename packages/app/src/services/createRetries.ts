/** The first pause before a failed sync is tried again, ms; each next one is twice as long, up to the longest. */
const FIRST_PAUSE_MS = 3000;
/** Whatever healed is noticed within half a minute. */
const LONGEST_PAUSE_MS = 24_000;

interface Retries {
  later: () => void;
  done: () => void;
}

/** Makes one attempt at a time; `later` once one has failed, `done` once one has not, or nothing is to be tried again. */
export function createRetries(again: () => void): Retries {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  return {
    later: () => {
      clearTimeout(timer);
      timer = setTimeout(again, Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures));
      failures += 1;
    },
    done: () => {
      clearTimeout(timer);
      failures = 0;
    },
  };
}
