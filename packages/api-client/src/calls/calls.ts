import { logInByHost, logOut, refreshLogin, userBaseInfo, userInfo } from './account.ts';
import { adContent, adEvent, adInfo } from './ad.ts';
import { bookInfo, phraseBookInfo } from './book.ts';
import { categoryBooks, categoryPage, rankClasses } from './category.ts';
import { chapterList, epubCatalogList, epubChapterList } from './chapter.ts';
import { rankBooks, rankHome } from './rank.ts';
import { bookScore, commentList } from './comment.ts';
import { collectEvents, monitorTrouble } from './event.ts';
import { claimGift } from './gift.ts';
import { buyMembership, membershipOffer } from './member.ts';
import { createOrder, orderDetail, topUpProducts } from './order.ts';
import { chapterPreview, latestChapters, shortStory } from './preview.ts';
import { buyBook, buyChapter, buyChapters } from './purchase.ts';
import { questionInfo, questionList, questionRanks } from './question.ts';
import { accountRecords, boughtBooks } from './record.ts';
import { recommend } from './recommend.ts';
import { reportEnergyProgress, reportReadingMoment, reportReadingTime } from './report.ts';
import { loadResource } from './resource.ts';
import { hotWords, searchQuery, searchResult, suggestWords } from './search.ts';
import { hotBooks, labelBooks, labelList, phraseDetail, phraseList } from './seo.ts';
import { checkBooks, presetBookList, syncBookmarks } from './shelf.ts';
import { storeModule, storePage } from './store.ts';
import { ticketList } from './ticket.ts';

/** Every call of the product: the gateway must answer each of them, or it does not compile. */
export const calls = {
  accountRecords,
  adContent,
  adEvent,
  adInfo,
  bookInfo,
  bookScore,
  boughtBooks,
  buyBook,
  buyChapter,
  buyChapters,
  buyMembership,
  categoryBooks,
  categoryPage,
  chapterList,
  chapterPreview,
  checkBooks,
  claimGift,
  collectEvents,
  commentList,
  createOrder,
  epubCatalogList,
  epubChapterList,
  hotBooks,
  hotWords,
  labelBooks,
  labelList,
  latestChapters,
  loadResource,
  logInByHost,
  logOut,
  membershipOffer,
  monitorTrouble,
  orderDetail,
  phraseBookInfo,
  phraseDetail,
  phraseList,
  presetBookList,
  questionInfo,
  questionList,
  questionRanks,
  rankBooks,
  rankClasses,
  rankHome,
  recommend,
  refreshLogin,
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
  ticketList,
  topUpProducts,
  userBaseInfo,
  userInfo,
};

export type Calls = typeof calls;
