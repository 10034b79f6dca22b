import { messages } from './messages.ts';
import { technicalErrors } from './technicalErrors.ts';

export type ErrorShown =
  | 'toast'
  | 'dialog'
  /** Covers the page, without a button. */
  | 'layer'
  /** Stands in the place of what failed. */
  | 'view'
  | 'alert'
  /** Thrown to the caller, never shown. */
  | 'thrown'
  | 'logged';

export interface ErrorEntry {
  /** Exact text where the server gives none, or where its text is not wanted. */
  text: string;
  shown: ErrorShown;
  /** The server's own message stands where it gives one. */
  serverTextFirst?: boolean;
  /** Label of the dialog's button. */
  button?: string;
  /** The state that the caller sees. */
  code?: number;
}

/** How each fault appears [ERR-01..75]. Buying has a table of its own, by code. */
export const errorCatalog = {
  networkFailure: { text: messages.networkFailure, shown: 'toast' },
  offlinePage: { text: messages.offline, shown: 'dialog', button: messages.refresh },
  offlineAction: { text: messages.offline, shown: 'toast' },
  bookRemoved: { text: messages.bookRemoved, shown: 'layer', serverTextFirst: true, code: 401 },
  bookInfoFailure: { text: messages.bookInfoFailure, shown: 'dialog', code: 404 },
  paymentRequired: { text: messages.chapterRequiresPayment, shown: 'toast' },
  contentFailure: { text: messages.contentFailure, shown: 'toast', serverTextFirst: true },
  readerFailure: { text: messages.readerRetry, shown: 'view' },
  chapterMissing: { text: messages.chapterMissing, shown: 'logged' },
  catalogNetwork: { text: messages.networkFailure, shown: 'toast' },
  catalogFailure: { text: messages.catalogFailure, shown: 'toast', serverTextFirst: true },
  progressMismatch: { text: messages.progressMismatch, shown: 'dialog' },
  progressUpdateFailure: { text: messages.progressUpdateFailure, shown: 'logged' },
  commentFailure: { text: messages.commentFailure, shown: 'view' },
  recommendationFailure: { text: messages.recommendationNetwork, shown: 'toast', serverTextFirst: true, code: 666 },
  shelfSyncFailure: { text: messages.shelfSyncFailure, shown: 'toast' },
  shelfFull: { text: messages.shelfFull, shown: 'toast' },
  payUnknown: { text: messages.payUnknown, shown: 'toast', serverTextFirst: true },
  payLaunchFailure: { text: messages.payLaunchFailure, shown: 'toast', code: -1 },
  ticketFailure: { text: messages.networkFailure, shown: 'toast', serverTextFirst: true },
  recordFailure: { text: messages.networkFailure, shown: 'toast', serverTextFirst: true },
  outsidePaymentApp: { text: messages.outsidePaymentApp, shown: 'toast' },
  missingAppId: { text: messages.missingAppId, shown: 'alert' },
  farmTaskFailure: { text: messages.farmTaskFailure, shown: 'toast' },
  farmTaskNetwork: { text: messages.farmTaskNetwork, shown: 'toast' },
  blankKeyword: { text: messages.blankKeyword, shown: 'toast' },
  searchFailure: { text: messages.searchFailure, shown: 'toast', serverTextFirst: true },
  logoutFailure: { text: messages.logoutFailure, shown: 'toast' },
  bridgeTimeout: { text: technicalErrors.timeout, shown: 'thrown' },
  bridgeStorageTimeout: { text: technicalErrors.storageTimeout, shown: 'thrown' },
  noSource: { text: technicalErrors.noSource, shown: 'thrown' },
  unsupportedPostType: { text: technicalErrors.unsupportedPostType, shown: 'thrown' },
  invalidBookId: { text: technicalErrors.invalidBookId, shown: 'thrown' },
  invalidUserId: { text: technicalErrors.invalidUserId, shown: 'thrown' },
  invalidPage: { text: technicalErrors.invalidPage, shown: 'thrown' },
} as const satisfies Readonly<Record<string, ErrorEntry>>;

export type ErrorSituation = keyof typeof errorCatalog;

/** The text to show: the server's where the catalogue lets it speak, else the catalogue's. */
export function errorText(situation: ErrorSituation, serverText?: string): string {
  const entry: ErrorEntry = errorCatalog[situation];
  return (entry.serverTextFirst && serverText) || entry.text;
}
