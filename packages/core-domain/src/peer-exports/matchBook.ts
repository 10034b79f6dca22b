import type { PeerBook, PeerSpot } from './PeerExport.ts';

/** Names as they are compared: without marks and spaces. */
const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}]/gu, '');

/** Without what a shop puts in brackets behind a title. */
const plainName = (name: string): string => plain(name.replace(/^([^(（【[]+)[(（【[].*$/u, '$1'));

const plainAuthor = (author: string): string => plainName(author.replace(/作者[:：]|\s+著$/gu, ''));

/** The same title, and the same author where both are known. */
export function isSameBook(one: PeerBook, other: PeerBook): boolean {
  const title = plainName(one.title);
  if (title === '' || title !== plainName(other.title)) return false;
  const [its, others] = [plainAuthor(one.author), plainAuthor(other.author)];
  return its === '' || others === '' || its === others;
}

interface NamedChapter {
  title: string;
}

/** What of a heading is not its number. */
const words = (title: string): string =>
  plain(title).replace(/^第?[0-9〇零一二两三四五六七八九十百千万]+[章回节卷集]?/u, '');

/**
 * The chapter of a book that a spot of another edition is in: the one of that name nearest to its place in the list; without
 * a name the one at that place, or at that share of the book. Undefined where nothing says which.
 */
export function chapterOfSpot(
  chapters: readonly NamedChapter[],
  { chapterTitle, chapterIndex, percent }: PeerSpot,
): number | undefined {
  if (chapters.length === 0) return undefined;
  const expected =
    chapterIndex ?? (percent === undefined ? undefined : Math.floor((percent * chapters.length) / 10_000));
  const nearest = (isIt: (title: string) => boolean): number | undefined => {
    const hits = chapters.flatMap(({ title }, at) => (isIt(title) ? [at] : []));
    return hits.sort((a, b) => Math.abs(a - (expected ?? 0)) - Math.abs(b - (expected ?? 0)))[0];
  };
  if (chapterTitle !== '') {
    const [whole, its] = [plain(chapterTitle), words(chapterTitle)];
    const same = whole === '' ? undefined : nearest((title) => plain(title) === whole);
    const found = same ?? (its === '' ? undefined : nearest((title) => words(title) === its));
    if (found !== undefined || chapterIndex === undefined) return found;
  }
  return expected !== undefined && expected < chapters.length
    ? expected
    : percent === undefined
      ? undefined
      : chapters.length - 1;
}
