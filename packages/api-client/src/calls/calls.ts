import { adContent, adEvent, adInfo } from './ad.ts';
import { bookInfo, phraseBookInfo } from './book.ts';
import { categoryBooks, categoryPage, rankClasses } from './category.ts';
import { chapterList, epubCatalogList, epubChapterList } from './chapter.ts';
import { rankBooks, rankHome } from './rank.ts';
import { bookScore, commentList } from './comment.ts';
import { collectEvents, monitorTrouble } from './event.ts';
import { chapterPreview, latestChapters, shortStory } from './preview.ts';
import { questionInfo, questionList, questionRanks } from './question.ts';
import { recommend } from './recommend.ts';
import { reportEnergyProgress, reportReadingMoment, reportReadingTime } from './report.ts';
import { loadResource } from './resource.ts';
import { hotWords, searchQuery, searchResult, suggestWords } from './search.ts';
import { hotBooks, labelBooks, labelList, phraseDetail, phraseList } from './seo.ts';
import { syncBookmarks } from './shelf.ts';
import { storeModule, storePage } from './store.ts';

/** Every call of the product: the gateway must answer each of them, or it does not compile. */
export const calls = {
  adContent,
  adEvent,
  adInfo,
  bookInfo,
  bookScore,
  categoryBooks,
  categoryPage,
  chapterList,
  chapterPreview,
  collectEvents,
  commentList,
  epubCatalogList,
  epubChapterList,
  hotBooks,
  hotWords,
  labelBooks,
  labelList,
  latestChapters,
  loadResource,
  monitorTrouble,
  phraseBookInfo,
  phraseDetail,
  phraseList,
  questionInfo,
  questionList,
  questionRanks,
  rankBooks,
  rankClasses,
  rankHome,
  recommend,
  reportEnergyProgress,
  reportReadingMoment,
  reportReadingTime,
  searchQuery,
  searchResult,
  shortStory,
  storeModule,
  storePage,
  suggestWords,
  syncBookmarks,
};

export type Calls = typeof calls;
