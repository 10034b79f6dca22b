/** Characters of a piece that is taken for a chapter. */
const PIECE = 12_000;

/** A book's text as content files hold it, in pieces of about a long chapter's length. */
export function chaptersOf(book: string): string[] {
  const lines = book
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.trim());
  const chapters: string[] = [];
  let chapter = '';
  for (const line of lines) {
    chapter += chapter === '' ? line : `\n${line}`;
    if (chapter.length < PIECE) continue;
    chapters.push(chapter);
    chapter = '';
  }
  return chapter === '' ? chapters : [...chapters, chapter];
}
