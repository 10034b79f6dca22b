import { AppError } from '../error/AppError.ts';
import { messages } from '../error/messages.ts';

export const syncErrorTags = { bookmarks: 'sync bookmark fail', bookStatus: 'sync book status fail' } as const;
export type SyncPart = keyof typeof syncErrorTags;

/** The raw status with which the server refuses to show a shelf [SHELFSYNC-21]. */
export const SHELF_REFUSED_STATUS = 20_001;

export type SyncFailure = { tag: (typeof syncErrorTags)[SyncPart] } & (
  | { kind: 'silent' }
  | { kind: 'forced-empty'; message: string }
  /** Dialog that tries again: reloads if online, else says so and stays. */
  | { kind: 'dialog'; message: string }
  | { kind: 'toast'; message: string }
);

/** A silent failure shows nothing, but a refused shelf is empty all the same [SHELFSYNC-19] [SHELFSYNC-21..24]. */
export function syncFailure(part: SyncPart, cause: unknown, isSilent: boolean): SyncFailure {
  const tag = syncErrorTags[part];
  if (part === 'bookmarks' && cause instanceof AppError && cause.code === SHELF_REFUSED_STATUS) {
    return { tag, kind: 'forced-empty', message: cause.message };
  }
  if (isSilent) return { tag, kind: 'silent' };
  if (part === 'bookStatus') return { tag, kind: 'toast', message: messages.networkFailure };
  return { tag, kind: 'dialog', message: messages.shelfSyncFailure };
}
