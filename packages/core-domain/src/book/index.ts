export { BEANS_PER_YUAN, beansToYuan, yuanToBeans } from './beanRate.ts';
export { BookFormat, BookPayMode, DiscountType, FreeStack } from './Book.ts';
export type {
  Book,
  BookBrief,
  BookOpenness,
  BookStatus,
  BookTag,
  ChapterMark,
  RunningOffer,
  SearchPhrase,
} from './Book.ts';
export { bookAvailability, UNSHELVED_CODE } from './bookAvailability.ts';
export type { BookAvailability } from './bookAvailability.ts';
export { bookWithoutInfo } from './bookWithoutInfo.ts';
export { bookFacts } from './bookFacts.ts';
export { coverOpening, readerOpening, unavailableText } from './bookOpening.ts';
export type { BookOpening } from './bookOpening.ts';
export { bookStatus } from './bookStatus.ts';
export { bookStatusLabel } from './bookStatusLabel.ts';
export { bookTag } from './bookTag.ts';
export { chargeBlock, PRICE_PLACEHOLDER, withAmount } from './chargeBlock.ts';
export type { ChargeBlock, ChargeBlockRequest } from './chargeBlock.ts';
export { copyrightLines } from './copyrightLines.ts';
export { distinctBooks } from './distinctBooks.ts';
export { coverNote } from './coverNote.ts';
export { COVER3_MIN_VERSION, coverVariant } from './coverVariant.ts';
export type { CoverVariant } from './coverVariant.ts';
export { FIRST_PUBLICATION_PROVIDER, firstPublicationTags } from './firstPublicationTags.ts';
export { heroNames, titleWithHeroes } from './heroNames.ts';
export { isLimitedFree } from './isLimitedFree.ts';
export { discountedBeans, pricePercent } from './memberPrice.ts';
export { openingTiers } from './openingTiers.ts';
export { isLocalBookId, isUntoldBook, localBookId, nothingTold } from './localBook.ts';
export { offersListening } from './offersListening.ts';
export { priceBeforeFree } from './priceBeforeFree.ts';
export { readButtonLabel } from './readButtonLabel.ts';
export { coverReadMethod, readMethod } from './readMethod.ts';
export type { ReadMethod, ReadMethodRequest } from './readMethod.ts';
export { firstSpelling, resolveAliases } from './resolveAliases.ts';
export type { FieldAliases } from './resolveAliases.ts';
export { UPDATE_TIME_TOP_CLASS, updateTimeLabel } from './updateTimeLabel.ts';
export { chapterCountLabel } from './chapterCountLabel.ts';
