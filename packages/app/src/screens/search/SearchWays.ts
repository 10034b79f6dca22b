import type { SearchLink } from './useSearchNavigation.ts';

/** How words that are shown lead on to what they find. */
export interface SearchWays {
  linkTo: (word: string) => SearchLink;
  /** The word is searched for: it goes into the history. */
  onSearch: (word: string) => void;
}
