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

export { MonitorCategory } from './event.ts';
export type { EventKind, PageEvent, Trouble } from './event.ts';
export type { AdContent } from './ad.ts';
export { RECOMMENDATION_CODE } from './recommend.ts';
export { contentFile } from './content.ts';
export type { ContentFile } from './content.ts';
export type { BookPage, Category, CategoryGroup } from './category.ts';
export type { Rank } from './rank.ts';
export type { CatalogEntry } from './chapter.ts';
export type { PreviewChapter, ShortStory } from './preview.ts';
export type { ResourceId } from './resource.ts';
export type { ItemAction, ModuleItem, ModuleTemplate, StoreModule } from './store.ts';
export { commonEntries, requestSchema } from '../defineCall.ts';
export type { AnyCall, Call, CallAnswer, CallRequest } from '../defineCall.ts';
