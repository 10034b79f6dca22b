import type { PageAnswers } from '@shuye/app/rendering';

/** An answer of an unchanged library is shared briefly, since a page is kept for a while itself. */
const SHARED_MS = 10_000;
/** Answers that are kept; the longest, of ten thousand chapters, takes some megabytes. */
const MAX_ANSWERS = 200;

interface Stored {
  answer: unknown;
  storedAtMs: number;
}

/** Keeps recent answers of the gateway: pages that show the same, such as one list of books, ask for it once. */
export function createAnswerStore(nowMs: () => number): PageAnswers {
  const stored = new Map<string, Stored>();
  return {
    get: (key) => {
      const found = stored.get(key);
      return found && nowMs() - found.storedAtMs < SHARED_MS ? found.answer : undefined;
    },
    set: (key, answer) => {
      stored.delete(key);
      stored.set(key, { answer, storedAtMs: nowMs() });
      const [oldest] = stored.keys();
      if (stored.size > MAX_ANSWERS && oldest !== undefined) stored.delete(oldest);
    },
  };
}
