import type { Calls } from '@shuye/api-client/calls';

/** Who may share a cached answer, until the library changes. */
export type Sharing =
  /** Everybody: it does not depend on the caller, the time or chance. */
  | 'everybody'
  /** The guests of the same second: it depends on rights and on the time. */
  | 'guests';

/** Other calls are never cached. */
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
