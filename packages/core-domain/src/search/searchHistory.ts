export interface HistoryEntry {
  value: string;
}

/** Newest first, each word once. */
export type SearchHistory = readonly HistoryEntry[];

export const SEARCH_HISTORY_MAX = 9;

/** Name of the stored history, behind the product's prefix (D-010) [SEARCH-11]. */
export const SEARCH_HISTORY_KEY = 'search_history';

function history(words: readonly string[]): SearchHistory {
  const unique = new Set(words.map((word) => word.trim()).filter((word) => word !== ''));
  return [...unique].slice(0, SEARCH_HISTORY_MAX).map((value) => ({ value }));
}

/** The history after a search: the word stands first and nowhere else; a blank one changes nothing [SEARCH-10]. */
export const rememberSearch = (before: SearchHistory, word: string): SearchHistory =>
  history([word, ...before.map(({ value }) => value)]);

/** The history from what storage holds; whatever is damaged in it is left out [SEARCH-11]. */
export function parseSearchHistory(stored: unknown): SearchHistory {
  if (!Array.isArray(stored)) return [];
  const words = stored.map((entry: unknown) =>
    typeof entry === 'object' && entry !== null && 'value' in entry ? entry.value : undefined,
  );
  return history(words.filter((word) => typeof word === 'string'));
}
