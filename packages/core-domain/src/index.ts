export { accessRefusal, isPaymentRefusal, NOT_BOUGHT_CODE, PAYMENT_NEEDED_CODE } from './access/accessRefusal.ts';
export { bookAccess } from './access/bookAccess.ts';
export type { AccessGrant, BookRights, ChapterAccess, ChapterRights, ReaderRights } from './access/bookAccess.ts';
export { chapterAccess } from './access/chapterAccess.ts';
export type { AccessRequest } from './access/chapterAccess.ts';
export { freeReadCount } from './access/freeReadCount.ts';
export type { FreeReadCounts } from './access/freeReadCount.ts';
export { lockedPreview } from './access/lockedPreview.ts';
export type { PreviewRequest } from './access/lockedPreview.ts';
export { openingTiers } from './access/openingTiers.ts';
export { nextRightsNotice, rightsNotice } from './access/rightsNotice.ts';
export { contentAddress } from './address/contentAddress.ts';
export { routeTarget } from './address/routeTarget.ts';
export type { RoutePattern } from './address/routeTarget.ts';
export { safeTarget } from './address/safeTarget.ts';
export { defaultOrigins } from './address/trustedOrigins.ts';
export type { TrustedOrigins } from './address/trustedOrigins.ts';
export { appSchemes, trustedScheme } from './address/trustedScheme.ts';
export { returnUrl, trustedUrl } from './address/trustedUrl.ts';
export { withoutHtmlSuffix } from './address/withoutHtmlSuffix.ts';
export { adBottomHeight } from './ads/adBottomHeight.ts';
export { adCandidates } from './ads/adCandidates.ts';
export type { AdCandidate } from './ads/adCandidates.ts';
export { AD_REPORT_SOURCE, adReport } from './ads/adReport.ts';
export type { AdReport } from './ads/adReport.ts';
export { adShows } from './ads/adShows.ts';
export type { AdMoment, AdVerdict } from './ads/adShows.ts';
export { AdEvent, AdShowRule, AdSource, readAdShowRule, readAdSource } from './ads/AdSlot.ts';
export type { AdConfig, AdInfo, AdPlace, AdPriority, AdSlot } from './ads/AdSlot.ts';
export { fillBookId } from './ads/fillBookId.ts';
export { ownGuideTarget } from './ads/ownGuideTarget.ts';
export type { GuideTap, GuideTarget } from './ads/ownGuideTarget.ts';
export type { AsyncState } from './async/AsyncState.ts';
export { notLoaded, toFailed, toLoading, toReady } from './async/changeAsyncState.ts';
export { base64Codec } from './base64/base64Codec.ts';
export type { Base64Codec } from './base64/base64Codec.ts';
export { BEANS_PER_YUAN, beansToYuan, yuanToBeans } from './book/beanRate.ts';
export { BookFormat, BookPayMode, DiscountType, FreeStack, MonthlyState } from './book/Book.ts';
export type {
  Book,
  BookBrief,
  BookOpenness,
  BookStatus,
  BookTag,
  ChapterMark,
  RunningOffer,
  SearchPhrase,
} from './book/Book.ts';
export { bookAvailability, UNSHELVED_CODE } from './book/bookAvailability.ts';
export type { BookAvailability } from './book/bookAvailability.ts';
export { bookWithoutInfo } from './book/bookWithoutInfo.ts';
export { bookFacts } from './book/bookFacts.ts';
export { coverOpening, readerOpening, unavailableText } from './book/bookOpening.ts';
export type { BookOpening } from './book/bookOpening.ts';
export { bookStatus } from './book/bookStatus.ts';
export { bookStatusLabel } from './book/bookStatusLabel.ts';
export { bookView } from './book/bookView.ts';
export type { BookView } from './book/bookView.ts';
export { chargeBlock, PRICE_PLACEHOLDER, withAmount } from './book/chargeBlock.ts';
export type { ChargeBlock, ChargeBlockRequest } from './book/chargeBlock.ts';
export { copyrightLines } from './book/copyrightLines.ts';
export { coverNote } from './book/coverNote.ts';
export { COVER3_MIN_VERSION, coverVariant } from './book/coverVariant.ts';
export type { CoverVariant } from './book/coverVariant.ts';
export { FIRST_PUBLICATION_PROVIDER, firstPublicationTags } from './book/firstPublicationTags.ts';
export { heroNames, titleWithHeroes } from './book/heroNames.ts';
export { isLimitedFree } from './book/isLimitedFree.ts';
export { limitedFreeCountdown, stepCountdown } from './book/limitedFreeCountdown.ts';
export type { Countdown, RunningCountdown } from './book/limitedFreeCountdown.ts';
export { discountedBeans, pricePercent } from './book/memberPrice.ts';
export { offersListening } from './book/offersListening.ts';
export { priceBeforeFree } from './book/priceBeforeFree.ts';
export { readButtonLabel } from './book/readButtonLabel.ts';
export { coverReadMethod, readMethod } from './book/readMethod.ts';
export type { ReadMethod, ReadMethodRequest } from './book/readMethod.ts';
export { firstSpelling, readSpellings } from './book/readSpellings.ts';
export type { Spellings } from './book/readSpellings.ts';
export { UPDATE_TIME_TOP_CLASS, updateTimeLabel } from './book/updateTimeLabel.ts';
export { badgeKey, badgeShows } from './bookstore/badgeKey.ts';
export { moduleSecondsLeft } from './bookstore/BookstoreModule.ts';
export type { BookstoreModule, BookstorePage, ModuleItem, ModuleTime } from './bookstore/BookstoreModule.ts';
export { isSwitchedOn } from './bookstore/bookstoreSwitches.ts';
export type { BookstoreSwitch } from './bookstore/bookstoreSwitches.ts';
export { bookstoreTitle, HOME_PAGE } from './bookstore/bookstoreTitle.ts';
export { DEFAULT_SKIPPED_CLIENTS, HOME_DIALOG_BOOKS, homeDialog } from './bookstore/homeDialog.ts';
export type { HomeDialogVerdict, HomeMoment } from './bookstore/homeDialog.ts';
export { formBookCount, listBookCount, MODULES_AT_A_TIME } from './bookstore/moduleCounts.ts';
export {
  ITEM_ACTIONS,
  knownModules,
  MODULE_TEMPLATES,
  readItemAction,
  readRedirectType,
  REDIRECT_TYPES,
} from './bookstore/moduleTemplates.ts';
export type { ItemAction, ModuleTemplate, RedirectType } from './bookstore/moduleTemplates.ts';
export { noticeBar } from './bookstore/noticeBar.ts';
export type { NoticeBar } from './bookstore/noticeBar.ts';
export { shownModules } from './bookstore/shownModules.ts';
export type { ShownModules } from './bookstore/shownModules.ts';
export { brand } from './brand/brand.ts';
export { pageTitle } from './brand/pageTitle.ts';
export { STORAGE_NAMES, storageKey } from './brand/storageKey.ts';
export type { StorageName } from './brand/storageKey.ts';
export { catalogRows, rowOfChapter } from './chapter/catalogRows.ts';
export type { CatalogOrder, CatalogRow } from './chapter/catalogRows.ts';
export type { Chapter, ChapterContent, ChapterList, ContentPart, ContentPrefixes, Volume } from './chapter/Chapter.ts';
export { chapterCountLabel } from './chapter/chapterCountLabel.ts';
export { contentParts, partAddress } from './chapter/contentParts.ts';
export { flattenVolumes } from './chapter/flattenVolumes.ts';
export type { ListedVolume } from './chapter/flattenVolumes.ts';
export { lockLabel } from './chapter/lockLabel.ts';
export { mergeCatalog } from './chapter/mergeCatalog.ts';
export type { ContentsLine } from './chapter/mergeCatalog.ts';
export { avatarOf, DEFAULT_COMMENT_SIZE } from './comment/BookComment.ts';
export type { BookComment, CommentSummary } from './comment/BookComment.ts';
export { allCommentsLabel, likeLabel, replyLabel } from './comment/commentLabels.ts';
export { chapterBeginning } from './content/chapterBeginning.ts';
export { decodeChapter, encodeChapter, MAX_ENCODED_LENGTH } from './content/decodeChapter.ts';
export { readStoredChapter } from './content/StoredChapter.ts';
export type { StoredChapter } from './content/StoredChapter.ts';
export { ENERGY_NOTICE_DAYS, energyEndNotice } from './energy/energyEndNotice.ts';
export type { EnergyMoment, EnergyNotice } from './energy/energyEndNotice.ts';
export { ENERGY_FEATURE_MASK, hasEnergyFeature, isEnergyBook } from './energy/energyFeature.ts';
export type { EnergyBook, ReadFeatures } from './energy/energyFeature.ts';
export {
  ENERGY_REPORT_MIN_GAP_MS,
  ENERGY_SCROLL_THROTTLE_MS,
  energyProgress,
  mayReportEnergy,
} from './energy/energyReport.ts';
export { ENERGY_ENDING_SOON_S, energyTag } from './energy/energyTag.ts';
export type { EnergyTag } from './energy/energyTag.ts';
export {
  calmSliding,
  FAST_SLIDE_TEXT,
  FAST_SLIDE_TOAST_MS,
  FAST_TURNS,
  FAST_TURNS_MS,
  FAST_WINDOWS,
  SLIDE_WINDOW_MS,
  watchSliding,
} from './energy/watchSliding.ts';
export type { SlideEvent, SlideStep, Sliding } from './energy/watchSliding.ts';
export { AppError } from './error/AppError.ts';
export type { AppErrorKind } from './error/AppError.ts';
export { catalogFailureMessage } from './error/catalogFailureMessage.ts';
export { errorCatalog, errorText } from './error/errorCatalog.ts';
export type { ErrorEntry, ErrorShown, ErrorSituation } from './error/errorCatalog.ts';
export { failureMessage } from './error/failureMessage.ts';
export { messages } from './error/messages.ts';
export { technicalErrors } from './error/technicalErrors.ts';
export { advanceFarmTask, MAX_COUNTED_GAP_MS, startFarmTask } from './farm/advanceFarmTask.ts';
export { advanceFarmWidget, loadedFarmWidget, WIDGET_FOLD_MS } from './farm/advanceFarmWidget.ts';
export type { FarmWidget, FarmWidgetEvent } from './farm/advanceFarmWidget.ts';
export { farmFailure } from './farm/farmFailure.ts';
export type { FarmFailure } from './farm/farmFailure.ts';
export type { FarmTask, FarmTaskConfig } from './farm/FarmTask.ts';
export type { FarmTaskEffect, FarmTaskEvent, FarmTaskState, RunningFarmTask } from './farm/FarmTaskState.ts';
export { farmTaskText } from './farm/farmTaskText.ts';
export {
  advanceFollowNotice,
  enterFollowNotice,
  FOLLOW_CLOSE_MS,
  FOLLOW_DELAY_MS,
} from './follow/advanceFollowNotice.ts';
export type { FollowEffect, FollowEvent, FollowState } from './follow/advanceFollowNotice.ts';
export { claimsGift, FROM_COLLECTED } from './gift/claimsGift.ts';
export type { GiftClaim, GiftVisit } from './gift/claimsGift.ts';
export { giftOutcome, GiftStatus } from './gift/giftOutcome.ts';
export type { GiftAnswer, GiftOutcome } from './gift/giftOutcome.ts';
export { advanceGuideBox, BLOCK_CHECK_MS, hiddenGuideBox } from './guide/advanceGuideBox.ts';
export type { GuideBoxEffect, GuideBoxEvent, GuideBoxState } from './guide/advanceGuideBox.ts';
export { appLink, appLinkPrefixes } from './guide/appLink.ts';
export type { AppLinkTarget } from './guide/appLink.ts';
export { appTookOver } from './guide/appTookOver.ts';
export type { AppWait } from './guide/appTookOver.ts';
export { clipboardText } from './guide/clipboardText.ts';
export { collectionDialog } from './guide/collectionDialog.ts';
export type { CollectionMoment, CollectionVerdict } from './guide/collectionDialog.ts';
export { downloadLink } from './guide/downloadLink.ts';
export { APP_WAIT_MS, downloadPlan } from './guide/downloadPlan.ts';
export type { DownloadPlan, DownloadWish } from './guide/downloadPlan.ts';
export { guideBoxShows } from './guide/guideBoxShows.ts';
export type { GuideBoxConfig, GuideBoxMoment, GuideBoxVerdict } from './guide/guideBoxShows.ts';
export { countGuide, defaultGuideCaps, guideAllowance } from './guide/guideCaps.ts';
export type { GuideAllowance, GuideCap, GuideCount, GuideKind } from './guide/guideCaps.ts';
export { GUIDE_POSITIONS } from './guide/GuidePosition.ts';
export type { GuidePosition } from './guide/GuidePosition.ts';
export { guideSource } from './guide/guideSource.ts';
export type { GuideVisit } from './guide/guideSource.ts';
export { downloadDialog, guideText, guideTexts } from './guide/guideTexts.ts';
export { readDevice } from './guide/readDevice.ts';
export type { GuideDevice, GuideShell, GuideSystem } from './guide/readDevice.ts';
export { readerBars } from './guide/readerBars.ts';
export type {
  BarConfig,
  MiniAppBars,
  ReaderBars,
  ReaderBarSettings,
  ReaderMoment,
  ShownBar,
} from './guide/readerBars.ts';
export { hostFacts, PLAIN_PLATFORM, platformId } from './host/hostFacts.ts';
export type { HostFacts, HostId, HostSystem } from './host/hostFacts.ts';
export { hostParameters } from './host/hostParameters.ts';
export type { HostParameters } from './host/hostParameters.ts';
export { OrderPayMode } from './host/OrderPayMode.ts';
export { choosePlan, isRenewing, memberShopTitle, preselectedPlan } from './member-shop/choosePlan.ts';
export type { PlanChoice } from './member-shop/choosePlan.ts';
export { memberCards } from './member-shop/memberCards.ts';
export type { MemberCard } from './member-shop/memberCards.ts';
export { DEFAULT_MONTH_TYPE, GivenType, MonthType, readMonthType } from './member-shop/MembershipPlan.ts';
export type { MembershipPlan } from './member-shop/MembershipPlan.ts';
export { AUTO_RENEW_SWITCH, membershipPurchase, ticketsForPlan } from './member-shop/membershipPurchase.ts';
export type { MembershipOffer, MembershipPurchase } from './member-shop/membershipPurchase.ts';
export { privilegeLook } from './member-shop/privilegeLook.ts';
export { guestAccount } from './member/Account.ts';
export type { Account } from './member/Account.ts';
export { isLoginComplete, isPageLoggedIn, loggedOut, LOGIN_LASTS, loginCookies } from './member/login.ts';
export { NEW_ACCOUNT_COOKIE_LASTS, newAccountCookie } from './member/newAccountCookie.ts';
export { LOGIN_ROUTES, loginNeed } from './member/loginRoutes.ts';
export type { LoginNeed, LoginQuestion } from './member/loginRoutes.ts';
export { guestMember } from './member/Member.ts';
export type { Member, MemberTier } from './member/Member.ts';
export { MemberBlockType, noMembership } from './member/MemberInfo.ts';
export type { MemberBlock, MemberInfo, MemberRecord } from './member/MemberInfo.ts';
export { memberLevel, tierLevels } from './member/memberLevels.ts';
export type { MemberLevel, MemberLook } from './member/memberLevels.ts';
export { memberOf, tierOrder, tierState } from './member/memberOf.ts';
export type { TierState } from './member/memberOf.ts';
export {
  membershipLabel,
  membershipStatus,
  MembershipStatus,
  monthlyStateOf,
  shownMembership,
} from './member/membershipStatus.ts';
export { ANONYMOUS_USER_ID, isLoggedInId, signingUserId, USER_ID_THRESHOLD, userRole } from './member/userId.ts';
export type { UserRole } from './member/userId.ts';
export { bookDestination } from './navigation/bookDestination.ts';
export type { BookDestination } from './navigation/bookDestination.ts';
export { buyBookQuery, readBuyBook } from './navigation/buyBookAddress.ts';
export type { BuyBookInput } from './navigation/buyBookAddress.ts';
export { sharePath } from './navigation/sharePath.ts';
export { isNavigationBlocked, offlineNotice } from './network/offlineNotice.ts';
export type { OfflineMoment, OfflineNotice } from './network/offlineNotice.ts';
export { retryWhenOnline } from './network/retryWhenOnline.ts';
export type { RetryStep } from './network/retryWhenOnline.ts';
export { NETWORK_POLL_MS, startNetwork, watchNetwork } from './network/watchNetwork.ts';
export type { NetworkEvent, NetworkState } from './network/watchNetwork.ts';
export { advanceOrder, idleOrder, MAX_ORDER_POLLS, ORDER_POLL_MS } from './order/advanceOrder.ts';
export { afterTopUp, isBuying } from './order/afterTopUp.ts';
export { chooseProduct } from './order/chooseProduct.ts';
export type { ProductChoice } from './order/chooseProduct.ts';
export type { MadeOrder, OrderEffect, OrderEvent, OrderState, PollingOrder } from './order/OrderState.ts';
export { orderOutcome, OrderStatus } from './order/OrderStatus.ts';
export type { OrderOutcome } from './order/OrderStatus.ts';
export { payLaunch, payOption } from './order/payOption.ts';
export type { PayLaunch, PayOption } from './order/payOption.ts';
export { launchFailed, PayCode, payOutcome } from './order/payOutcome.ts';
export type { PayAnswer, PayFailure, PayOutcome } from './order/payOutcome.ts';
export { readPendingOrder, RESUME_ORDER_MS, resumption } from './order/PendingOrder.ts';
export type { PendingOrder, Resumption } from './order/PendingOrder.ts';
export { claimPoller, POLLER_LEASE_MS } from './order/pollerLease.ts';
export type { LeaseClaim, PollerLease } from './order/pollerLease.ts';
export type { TopUpProduct } from './order/TopUpProduct.ts';
export { bookmarkedChapter, bookmarkOf, NO_BOOKMARKED_CHAPTER } from './progress/Bookmark.ts';
export type { Bookmark, BookmarkedChapter } from './progress/Bookmark.ts';
export { readBookmarkOffset, writeBookmarkOffset } from './progress/bookmarkOffset.ts';
export { chapterIndexAt, chapterPercent, clampPercent, PERCENT_MIN, PERCENT_SCALE } from './progress/chapterPercent.ts';
export { findPlace } from './progress/findPlace.ts';
export type { FoundPlace } from './progress/findPlace.ts';
export { openingChapter } from './progress/openingChapter.ts';
export type { Opening, OpeningRequest } from './progress/openingChapter.ts';
export { chapterStart, placeAt, PRINT_LENGTH } from './progress/Place.ts';
export type { Place } from './progress/Place.ts';
export { PLACE_OFFSET_TYPE, readPlace, writePlace } from './progress/placeNotation.ts';
export type { ForeignOffset } from './progress/placeNotation.ts';
export { progressLabel } from './progress/progressLabel.ts';
export { READ_TIME_TYPE, readingRecord } from './progress/ReadingRecord.ts';
export type { ReadingRecord } from './progress/ReadingRecord.ts';
export { reconcileProgress } from './progress/reconcileProgress.ts';
export type { ProgressPair, Reconciliation, StampedBookmark } from './progress/reconcileProgress.ts';
export { settleProgress } from './progress/settleProgress.ts';
export type { ProgressChoice, SettledProgress } from './progress/settleProgress.ts';
export type { AccountRecords, SpendRecord, TopUpRecord } from './purchase/AccountRecords.ts';
export { BATCH_COUNTS, batchPurchase, batchSizes, readBatchSize } from './purchase/batchPurchase.ts';
export type { BatchOfChapters, BatchSize, SoldChapter } from './purchase/batchPurchase.ts';
export { buyCall, PurchaseAct } from './purchase/buyCall.ts';
export type { BuyCall, BuyWish } from './purchase/buyCall.ts';
export { buyError, buyErrors } from './purchase/buyErrors.ts';
export type { BuyRefusal } from './purchase/buyErrors.ts';
export { purchaseButton } from './purchase/purchaseButton.ts';
export type { PurchaseButton } from './purchase/purchaseButton.ts';
export { DEFAULT_DISCOUNT, discountLabel } from './purchase/PurchaseOffer.ts';
export type { PurchaseOffer } from './purchase/PurchaseOffer.ts';
export { purchaseTexts } from './purchase/purchaseTexts.ts';
export { nextRecordPage, RECORD_PAGE_SIZE } from './purchase/RecordPage.ts';
export type { RecordPage } from './purchase/RecordPage.ts';
export { settlePurchase } from './purchase/settlePurchase.ts';
export type { PurchasePayment, Settlement } from './purchase/settlePurchase.ts';
export { buildQuery } from './query/buildQuery.ts';
export type { QueryValue } from './query/buildQuery.ts';
export { DEFAULT_SITE_ID, parseEntryQuery } from './query/parseEntryQuery.ts';
export type { Entry } from './query/parseEntryQuery.ts';
export { parseQuery } from './query/parseQuery.ts';
export type { Query } from './query/parseQuery.ts';
export { joinHotBooks } from './question/HotBooks.ts';
export type { HotBooks, RankedBook } from './question/HotBooks.ts';
export { groupLabels, labelGroups, LabelType, readLabelType } from './question/LabelGroup.ts';
export type { BookLabel, LabelGroup, LabelGroupKey } from './question/LabelGroup.ts';
export { answerCountLabel, rankTitle } from './question/Question.ts';
export type { Question, QuestionDetail } from './question/Question.ts';
export { readAnswerFacts } from './question/readAnswerFacts.ts';
export type { RawAnswer } from './question/readAnswerFacts.ts';
export { parseReaderQuery } from './reader/parseReaderQuery.ts';
export { NO_CHAPTER } from './reader/ReaderParameters.ts';
export type { ForcedChapter, Paging, ReaderParameters } from './reader/ReaderParameters.ts';
export { changedBooks } from './recommend/changedBooks.ts';
export type { ChangedBooks } from './recommend/changedBooks.ts';
export { recommendationCount } from './recommend/recommendationCount.ts';
export { RECOMMENDATION_CODE, recommendationError, recommendationFailure } from './recommend/recommendationFailure.ts';
export type { RecommendationTrouble } from './recommend/recommendationFailure.ts';
export { recommendationRefusal } from './recommend/recommendationRefusal.ts';
export { readSearchHistory, rememberSearch, SEARCH_HISTORY_KEY, SEARCH_HISTORY_MAX } from './search/searchHistory.ts';
export type { HistoryEntry, SearchHistory } from './search/searchHistory.ts';
export { SEARCH_MAX_LENGTH, searchKeyword } from './search/searchKeyword.ts';
export type { KeywordCheck } from './search/searchKeyword.ts';
export { SEARCH_DEFAULT_PLATFORM, searchPlatform } from './search/searchPlatform.ts';
export { HOT_WORDS, SEARCH_PAGE_SIZE, searchInfo } from './search/SearchResult.ts';
export type { HotWord, SearchAuthor, SearchInfo, SearchResult } from './search/SearchResult.ts';
export { readSuggestions, SUGGEST_DEBOUNCE_MS, suggestDelay } from './search/suggestions.ts';
export { BOOK_STATUS_VERSION, isBookUpdated, readBookStatus, seenBook } from './shelf/bookStatus.ts';
export type { BookStatusEntry, BookStatusStore, KnownBook } from './shelf/bookStatus.ts';
export { addBooks, removeBooks, updateBook } from './shelf/changeShelf.ts';
export type { NewShelfBook } from './shelf/changeShelf.ts';
export { cornerTag } from './shelf/cornerTag.ts';
export type { BookOffer, CornerMark } from './shelf/cornerTag.ts';
export { guestPromptTexts, markPrompted, mayPrompt, readMergePrompts } from './shelf/guestPrompt.ts';
export type { MergePrompts } from './shelf/guestPrompt.ts';
export { clearGuest, isGuestMerged, mergeGuest } from './shelf/mergeGuest.ts';
export type { GuestMerge } from './shelf/mergeGuest.ts';
export { mergeShelf } from './shelf/mergeShelf.ts';
export { OVERFULL_TOAST_MS, overfullWarning } from './shelf/overfullWarning.ts';
export type { OverfullWarning } from './shelf/overfullWarning.ts';
export { PRESET_BOOKS_MAX, presetBooks, shelfLoadSteps } from './shelf/presetBooks.ts';
export type { ShelfLoadStep } from './shelf/presetBooks.ts';
export { readerQuery } from './shelf/readerQuery.ts';
export type { EnergyFlags, ReaderQuery } from './shelf/readerQuery.ts';
export { readShelfRecord } from './shelf/readShelfRecord.ts';
export { receiveActions, STAMP_LEEWAY_MS } from './shelf/receiveActions.ts';
export type { ReceivedActions, ReceivingShelf } from './shelf/receiveActions.ts';
export { allToggled, deleteLabel, deleteQuestion, selectAllLabel, toggled } from './shelf/selection.ts';
export { actionId, actionsOfShelf, entryOfAction, ShelfActionKind, shelfOfActions } from './shelf/ShelfAction.ts';
export type { ShelfAction } from './shelf/ShelfAction.ts';
export { SHELF_CAPACITY } from './shelf/shelfCapacity.ts';
export { isKept, shelfEntry } from './shelf/ShelfEntry.ts';
export type { Keeping, KeptEntry, Reading, Shelf, ShelfDetails, ShelfEntry } from './shelf/ShelfEntry.ts';
export { shelfHome } from './shelf/shelfHome.ts';
export { shelfMembership } from './shelf/shelfMembership.ts';
export type { ShelfMembership } from './shelf/shelfMembership.ts';
export { currentShelf, emptyShelfRecord, MERGE_ADD_OFFSET_MS } from './shelf/ShelfRecord.ts';
export type { ShelfRecord } from './shelf/ShelfRecord.ts';
export { advanceShelfScreen, ShelfMode, shelfScreenStart, toShelfMode } from './shelf/shelfScreen.ts';
export type { ShelfScreenEffect, ShelfScreenEvent, ShelfScreenState } from './shelf/shelfScreen.ts';
export { keptBooks, shelfView, VISIBLE_SHELF } from './shelf/shelfView.ts';
export type { ShelfBook, ShelfView } from './shelf/shelfView.ts';
export { compareStamps } from './shelf/Stamp.ts';
export type { Stamp } from './shelf/Stamp.ts';
export { SHELF_SYNC_THROTTLE_MS, syncDelay } from './shelf/syncDelay.ts';
export { actionsOfSynced, syncedBook } from './shelf/SyncedBook.ts';
export type { SyncedBook } from './shelf/SyncedBook.ts';
export { SHELF_REFUSED_STATUS, syncErrorTags, syncFailure } from './shelf/syncFailure.ts';
export type { SyncFailure, SyncPart } from './shelf/syncFailure.ts';
export { actionsToPush, dropRefused, MAX_PUSHED_ACTIONS, takeAnswer } from './shelf/syncShelf.ts';
export type { SyncAnswer, SyncOutcome } from './shelf/syncShelf.ts';
export { createFieldCipher, FieldEncryption } from './sign/fieldCipher.ts';
export type { FieldCipher, FieldCipherOptions } from './sign/fieldCipher.ts';
export { publicParameters } from './sign/publicParameters.ts';
export { services } from './sign/services.ts';
export type { Service } from './sign/services.ts';
export { SIGN_VERSION, signKeyNames } from './sign/signNames.ts';
export { signText } from './sign/signText.ts';
export type { Signable } from './sign/signText.ts';
export { tabBarShows } from './tab-bar/tabBarShows.ts';
export type { TabBarState } from './tab-bar/tabBarShows.ts';
export { tabOfPath, tabs, tabTarget } from './tab-bar/tabs.ts';
export type { TabId } from './tab-bar/tabs.ts';
export { answerSentence } from './text/answerSentence.ts';
export type { AnswerFacts } from './text/answerSentence.ts';
export {
  readerCountLabel,
  REVIEWER_MIN_SHOWN,
  reviewerCountLabel,
  TEN_THOUSAND,
  wordCountLabel,
} from './text/countLabels.ts';
export { commentPieces, emoticons } from './text/emoticons.ts';
export type { CommentPiece } from './text/emoticons.ts';
export { spaceHeading } from './text/spaceHeading.ts';
export type { Utf8 } from './text/Utf8.ts';
export { ticketState, TicketStatus } from './ticket/BeanTicket.ts';
export type { BeanTicket, TicketState } from './ticket/BeanTicket.ts';
export { proposeTickets } from './ticket/proposeTickets.ts';
export { ticketRules } from './ticket/ticketRules.ts';
export { checkedBeans, checkedTickets, noTickets, selectTickets } from './ticket/ticketSelection.ts';
export type { SelectableTicket, TicketEvent, TicketSelection } from './ticket/ticketSelection.ts';
export { commentTime } from './time/commentTime.ts';
export { countdownLabel, MAX_COUNTDOWN } from './time/countdownLabel.ts';
export { localDay } from './time/localDay.ts';
export { secondsLeft } from './time/secondsLeft.ts';
export { compareVersions, isVersionAtLeast } from './version/compareVersions.ts';
