import type { Calls } from '@shuye/api-client/calls';

/** With whom the answer of a call may be shared, as long as the library stays as it is. */
export type Sharing =
  /** With everybody: it tells nothing of its reader, of the time or of chance. */
  | 'everybody'
  /** With the guests of the same second: it tells what the reader may read, and at which time. */
  | 'guests';

/** Calls that are not named here are answered anew each time. */
export const cacheableCalls: Partial<Record<keyof Calls, Sharing>> = {
  bookInfo: 'guests',
  chapterList: 'guests',
  epubChapterList: 'guests',

  bookScore: 'everybody',
  categoryBooks: 'everybody',
  categoryPage: 'everybody',
  commentList: 'everybody',
  epubCatalogList: 'everybody',
  hotBooks: 'everybody',
  hotWords: 'everybody',
  labelBooks: 'everybody',
  labelList: 'everybody',
  phraseDetail: 'everybody',
  phraseList: 'everybody',
  rankBooks: 'everybody',
  rankClasses: 'everybody',
  rankHome: 'everybody',
  searchQuery: 'everybody',
  searchResult: 'everybody',
  suggestWords: 'everybody',
};
