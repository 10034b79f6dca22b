/**
 * Every call of the product, registered once, each by its name: the gateway must answer each of them, or it does not compile,
 * and a host's build carries only those that its screens send.
 */
export { logInByHost, logOut, refreshLogin, userBaseInfo, userInfo } from './account.ts';
export { adContent, adEvent, adInfo } from './ad.ts';
export { syncAnnotations } from './annotation.ts';
export { listAutoBuys, setAutoBuy } from './autoBuy.ts';
export { bookInfo, phraseBookInfo } from './book.ts';
export { categoryBooks, categoryPage, rankClasses } from './category.ts';
export { chapterList, epubCatalogList, epubChapterList } from './chapter.ts';
export { bookScore, commentList } from './comment.ts';
export { deleteAccount } from './deletion.ts';
export { collectEvents, monitorTrouble } from './event.ts';
export { claimGift } from './gift.ts';
export { endOtherLogins, listLogins } from './login.ts';
export { buyMembership, membershipOffer } from './member.ts';
export { createOrder, orderDetail, topUpProducts } from './order.ts';
export {
  beginSpaceBook,
  deleteSpaceBook,
  finishSpaceBook,
  loadOwnSpace,
  readSpaceBook,
  writeSpaceBook,
} from './ownSpace.ts';
export { chapterPreview, latestChapters, shortStory } from './preview.ts';
export { buyBook, buyChapter, buyChapters } from './purchase.ts';
export { questionInfo, questionList, questionRanks } from './question.ts';
export { rankBooks, rankHome } from './rank.ts';
export { recommend } from './recommend.ts';
export { accountRecords, boughtBooks } from './record.ts';
export { reportEnergyProgress, reportReadingMoment, reportReadingTime } from './report.ts';
export { loadResource } from './resource.ts';
export { createRestoreCopy, deleteRestoreCopy, readRestoreCopy, writeRestoreCopy } from './restoreCopy.ts';
export { hotWords, searchQuery, searchResult, suggestWords } from './search.ts';
export { hotBooks, labelBooks, labelList, phraseDetail, phraseList } from './seo.ts';
export { checkBooks, presetBookList, syncBookmarks } from './shelf.ts';
export { syncShelfGroups } from './shelfGroups.ts';
export { syncReadingDays } from './statistics.ts';
export { storeModule, storePage } from './store.ts';
export { syncTextBookmarks } from './textBookmarks.ts';
export { ticketList } from './ticket.ts';
export { syncVisits } from './visits.ts';
