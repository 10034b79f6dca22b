export { parseSearchHistory, rememberSearch, SEARCH_HISTORY_KEY, SEARCH_HISTORY_MAX } from './searchHistory.ts';
export type { HistoryEntry, SearchHistory } from './searchHistory.ts';
export { SEARCH_MAX_LENGTH, searchKeyword } from './searchKeyword.ts';
export type { KeywordCheck } from './searchKeyword.ts';
export { SEARCH_DEFAULT_PLATFORM, searchPlatform } from './searchPlatform.ts';
export { HOT_WORDS, SEARCH_PAGE_SIZE, searchInfo } from './SearchResult.ts';
export type { HotWord, SearchAuthor, SearchInfo, SearchResult } from './SearchResult.ts';
export { parseSuggestions, SUGGEST_DEBOUNCE_MS, suggestDelay } from './suggestions.ts';
