export type NoticeBar = { shows: false } | { shows: true; text: string; refreshes: boolean };

/** Shows with text alone; asked again once a user and session [STORE-26] [STORE-27]. `refreshedFor`: users asked. */
export function noticeBar(text: string, userId: string, refreshedFor: ReadonlySet<string>): NoticeBar {
  const words = text.trim();
  return words === '' ? { shows: false } : { shows: true, text: words, refreshes: !refreshedFor.has(userId) };
}
