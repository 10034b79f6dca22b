import { ANONYMOUS_USER_ID } from '@shuye/core-domain/member';
import {
  clearGuest,
  isGuestMerged,
  markPrompted,
  mayPrompt,
  mergeGuest,
  parseMergePrompts,
} from '@shuye/core-domain/shelf';
import { localDay } from '@shuye/core-domain/time';
import type { KeyValueStorage } from '../../storage/createStorage.ts';
import type { ShelfRecords } from '../../storage/createShelfRecords.ts';

const GUEST = String(ANONYMOUS_USER_ID);
const PROMPTS_KEY = 'guest_prompts';

interface Parts {
  records: ShelfRecords;
  storage: KeyValueStorage;
  userId: string;
  nowMs: () => number;
}

/** The day in the reader's own calendar (D-136). */
const today = (nowMs: number): string => localDay(nowMs, -new Date(nowMs).getTimezoneOffset());

/**
 * Joins the guest's books to the account's after a sync, and clears the guest's shelf once the server has them all
 * [SHELFMERGE-01] [SHELFMERGE-02]. Doing it again changes nothing; after a removal it may succeed [SHELFMERGE-07].
 * @returns whether the reader is to be asked to make room; true once a day at most [SHELFMERGE-03] [SHELFMERGE-06].
 */
export function mergeGuestShelf({ records, storage, userId, nowMs }: Parts): boolean {
  const merge = mergeGuest(records.read(GUEST), records.read(userId), nowMs());
  // The account's record is written first: a crash in between merges the same books again, which changes nothing.
  if (merge.kind === 'merged') records.change(userId, () => merge.record);
  if (merge.kind !== 'too-many') {
    const account = records.read(userId);
    records.change(GUEST, (guest) =>
      guest.outbox.length > 0 && isGuestMerged(guest, account) ? clearGuest(guest) : guest,
    );
    return false;
  }
  const prompts = storage.read(PROMPTS_KEY, parseMergePrompts) ?? {};
  if (!mayPrompt(merge, prompts, userId, today(nowMs()))) return false;
  storage.write(PROMPTS_KEY, markPrompted(prompts, userId, today(nowMs())));
  return true;
}
