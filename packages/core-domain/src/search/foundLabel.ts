import type { SearchInfo } from './SearchResult.ts';

/** What a search came to, in one line; says so where another word was searched for than the reader's [SEARCH-28]. */
export const foundLabel = (word: string, { total, isCorrected }: SearchInfo): string =>
  isCorrected ? `没有找到“${word}”，以下是相近的${total}本书` : `共找到${total}本书`;
