/** The page of an address, opened at a chapter: where a login, or a purchase, leads back to (D-017). */
export function atChapter(address: URL, chapterId: string): URL {
  const opened = new URL(address);
  opened.searchParams.delete('forceChapterIndex');
  opened.searchParams.set('forceChapterId', chapterId);
  return opened;
}
