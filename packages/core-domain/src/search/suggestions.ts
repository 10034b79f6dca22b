export const SUGGEST_DEBOUNCE_MS = 300;

/** Milliseconds until suggestions may be asked for, 0 when they may; every key pressed starts anew [SEARCH-05]. */
export const suggestDelay = (typedAt: number, nowMs: number): number =>
  Math.min(SUGGEST_DEBOUNCE_MS, Math.max(0, typedAt + SUGGEST_DEBOUNCE_MS - nowMs));

/** The suggested words of an answer; an answer that is no list counts as none [SEARCH-06]. */
export const parseSuggestions = (answer: unknown): readonly string[] =>
  Array.isArray(answer) ? answer.filter((word): word is string => typeof word === 'string' && word.trim() !== '') : [];
