export type NoticeBar = { shows: false } | { shows: true; text: string; refreshes: boolean };

/**
 * The notice bar shows only when it has text, and is asked again once a user and session [STORE-26] [STORE-27].
 * `refreshedFor`: users for whom it was asked in this session.
 */
export function noticeBar(text: string, userId: string, refreshedFor: ReadonlySet<string>): NoticeBar {
  const words = text.trim();
  return words === '' ? { shows: false } : { shows: true, text: words, refreshes: !refreshedFor.has(userId) };
}
