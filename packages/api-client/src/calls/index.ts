export * from './declarations.ts';
export { calls } from './calls.ts';
export type { Calls } from './calls.ts';

export { MonitorCategory } from './event.ts';
export type { EventKind, PageEvent, Trouble } from './event.ts';
export type { AdContent } from './ad.ts';
export type { AccountAssets, HostLogin, Login, Profile } from './account.ts';
export { contentFile } from './content.ts';
export type { ContentFile } from './content.ts';
export type { BookPage, Category, CategoryGroup } from './category.ts';
export type { Rank } from './rank.ts';
export type { CatalogEntry } from './chapter.ts';
export { giftAnswer } from './gift.ts';
export { NO_SUCH_PLAN, OTHER_TERMS } from './member.ts';
export type { BoughtMembership } from './member.ts';
export type { NewOrder } from './order.ts';
export { TOO_MANY_AUTO_BUYS } from './autoBuy.ts';
export { AUTO_BUY_OFF, BEYOND_TERMS, NOT_ENOUGH_BEANS, PRICE_CHANGED, UNUSABLE_TICKET } from './purchase.ts';
export type { Buying } from './purchase.ts';
export type { RecommendInput } from './recommend.ts';
export { ANNOTATIONS_FULL_STATUS } from './annotation.ts';
export { FRESH_LOGIN_S, LOGIN_TOO_OLD } from './deletion.ts';
export {
  MAX_RESTORE_PIECES,
  NO_MORE_RESTORE_COPIES,
  NO_RESTORE_COPY,
  RESTORE_COPY_CHANGED,
  RESTORE_PIECE_LENGTH,
} from './restoreCopy.ts';
export { NO_SPACE_BOOK, SPACE_BOOK_DAMAGED, SPACE_FULL, TOO_MANY_SPACE_BOOKS } from './ownSpace.ts';
export type { NewSpaceBook, OwnSpace, SpaceBook, SpacePiece, SpaceUpload } from './ownSpace.ts';
export { SHELF_FULL_STATUS } from './shelf.ts';
export type { ItemSyncCall } from './itemSync.ts';
export { GROUPS_FULL_STATUS } from './shelfGroups.ts';
export { BOOKMARKS_FULL_STATUS } from './textBookmarks.ts';
export type { ShelfBookStatus, ShelfSyncInput, ShelfSyncResult } from './shelf.ts';
export type { RecordPageRequest } from './wire/recordPage.ts';
export { toShelfActions, toWireShelfBook } from './wire/shelfBook.ts';
export { toWireTicket } from './wire/beanTicket.ts';
export type { PreviewChapter, ShortStory } from './preview.ts';
export type { ResourceId } from './resource.ts';
export { commonEntries, effectOf, requestSchema } from '../defineCall.ts';
export type { AnyCall, Call, CallAnswer, CallRequest, Effect } from '../defineCall.ts';
export type { KnownLogin } from './login.ts';
