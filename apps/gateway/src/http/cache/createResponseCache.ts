import type { Lookups } from '../../database/schema/Lookups.ts';

export interface ResponseCache {
  /** The answer stored for `key` in this `version` of the library and, where it depends on the time, at this moment. */
  find: (key: string, version: string, moment?: number) => string | undefined;
  /** Takes the place of the answer of another moment. */
  keep: (key: string, version: string, answer: string, moment?: number) => void;
  lookups: Readonly<Lookups>;
}

/** Characters of all answers and keys together: some 64 MB at most. */
const MAX_CHARACTERS = 16 * 1024 * 1024;
/** Characters of one answer; the lists of very long books are made anew. */
const MAX_ANSWER_CHARACTERS = 512 * 1024;

/** Keeps answers until the library changes; where there are too many of them, the one that was used longest ago goes. */
export function createResponseCache(
  maxCharacters = MAX_CHARACTERS,
  maxAnswerCharacters = MAX_ANSWER_CHARACTERS,
): ResponseCache {
  const answers = new Map<string, { answer: string; moment: number }>();
  const lookups: Lookups = { hit: 0, miss: 0 };
  let held = 0;
  let of: string | undefined;
  const isOf = (version: string): boolean => {
    if (of === version) return true;
    answers.clear();
    held = 0;
    of = version;
    return false;
  };
  const drop = (key: string, answer: string): void => {
    answers.delete(key);
    held -= key.length + answer.length;
  };
  return {
    lookups,
    find: (key, version, moment = 0) => {
      const known = isOf(version) ? answers.get(key) : undefined;
      const isFound = known?.moment === moment;
      lookups[isFound ? 'hit' : 'miss'] += 1;
      if (!isFound) return undefined;
      // The one that was used last stands last.
      answers.delete(key);
      answers.set(key, known);
      return known.answer;
    },
    keep: (key, version, answer, moment = 0) => {
      if (of !== version) return;
      const known = answers.get(key);
      if (known !== undefined) drop(key, known.answer);
      if (key.length + answer.length > maxAnswerCharacters) return;
      answers.set(key, { answer, moment });
      held += key.length + answer.length;
      for (const [oldest, dropped] of answers) {
        if (held <= maxCharacters) break;
        drop(oldest, dropped.answer);
      }
    },
  };
}
