export { badgeKey, badgeShows } from './badgeKey.ts';
export { moduleSecondsLeft } from './BookstoreModule.ts';
export type { BookstoreModule, BookstorePage, ModuleItem, ModuleTime } from './BookstoreModule.ts';
export { isSwitchedOn } from './bookstoreSwitches.ts';
export type { BookstoreSwitch } from './bookstoreSwitches.ts';
export { bookstoreTitle, HOME_PAGE } from './bookstoreTitle.ts';
export { DEFAULT_SKIPPED_CLIENTS, HOME_DIALOG_BOOKS, homeDialog } from './homeDialog.ts';
export type { HomeDialogVerdict, HomeMoment } from './homeDialog.ts';
export { formBookCount, listBookCount, MODULES_AT_A_TIME } from './moduleCounts.ts';
export {
  ITEM_ACTIONS,
  knownModules,
  MODULE_TEMPLATES,
  readItemAction,
  readRedirectType,
  REDIRECT_TYPES,
} from './moduleTemplates.ts';
export type { ItemAction, ModuleTemplate, RedirectType } from './moduleTemplates.ts';
export { noticeBar } from './noticeBar.ts';
export type { NoticeBar } from './noticeBar.ts';
export { shownModules } from './shownModules.ts';
export type { ShownModules } from './shownModules.ts';
