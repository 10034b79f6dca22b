import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BookRow } from '../database/schema/Tables.ts';
import { checkContent } from './checkContent.ts';
import { CONTENT_KINDS, contentFolders, pictureFile } from './contentFolders.ts';
import { namesIn } from './isIntact.ts';
import type { Library } from './Library.ts';
import { withLibraryLock } from './withLibraryLock.ts';

export interface LibraryCheck {
  books: number;
  chapters: number;
  /** What readers would stumble over, a sentence each. */
  problems: string[];
  /** Paths that nothing pointed at, and that are gone now. */
  removed: string[];
}

const OWN_COVER = /^\d+-[0-9a-f]{8}\.[a-z]{3,4}$/;

/** What lies in the content folders without a row that points at it. */
async function leftovers(dataDir: string, books: readonly BookRow[]): Promise<string[]> {
  const folders = contentFolders(dataDir);
  const revisions = new Map(books.map(({ id, revision }) => [String(id), String(revision)]));
  const covers = new Set(books.map((book) => book.cover_file));
  const left = (await namesIn(folders.staging())).map((name) => join(folders.staging(), name));
  for (const kind of CONTENT_KINDS) {
    for (const id of await namesIn(folders.kind(kind))) {
      const place = join(folders.kind(kind), id);
      const inForce = revisions.get(id);
      if (inForce === undefined) left.push(place);
      else left.push(...(await namesIn(place)).filter((name) => name !== inForce).map((name) => join(place, name)));
    }
  }
  const names = (await namesIn(folders.covers())).filter((name) => OWN_COVER.test(name) && !covers.has(name));
  return [...left, ...names.map((name) => join(folders.covers(), name))];
}

async function problemsOf(
  { database, dataDir }: Library,
  book: BookRow,
): Promise<{ chapters: number; problems: string[] }> {
  const folders = contentFolders(dataDir);
  const chapters = await database
    .selectFrom('chapter')
    .selectAll()
    .where('book_id', '=', book.id)
    .orderBy('ordinal')
    .execute();
  const names = await namesIn(join(folders.revision('free', book.id, book.revision), 'img'));
  const pictures = new Set(names.map((name) => pictureFile(book.id, book.revision, name)));
  const problems: string[] = [];
  if (!(await namesIn(folders.covers())).includes(book.cover_file))
    problems.push(`its cover ${book.cover_file} is missing`);
  if (chapters.length !== book.chapter_count)
    problems.push(`it has ${chapters.length} chapters instead of ${book.chapter_count}`);
  for (const chapter of chapters) {
    const problem = await checkContent(dataDir, chapter, pictures);
    if (problem !== undefined) problems.push(problem);
  }
  return {
    chapters: chapters.length,
    problems: problems.map((problem) => `《${book.title}》 (${book.id}): ${problem}.`),
  };
}

/** Looks at every book, chapter, picture and cover, and removes what interrupted imports left behind. */
export const checkLibrary = (
  library: Library,
  onProgress: (done: number, count: number) => void = () => undefined,
): Promise<LibraryCheck> =>
  withLibraryLock(library.dataDir, async () => {
    const books = await library.database.selectFrom('book').selectAll().orderBy('id').execute();
    const check: LibraryCheck = {
      books: books.length,
      chapters: 0,
      problems: [],
      removed: await leftovers(library.dataDir, books),
    };
    for (const path of check.removed) await rm(path, { recursive: true, force: true });
    for (const [at, book] of books.entries()) {
      const { chapters, problems } = await problemsOf(library, book);
      check.chapters += chapters;
      check.problems.push(...problems);
      onProgress(at + 1, books.length);
    }
    return check;
  });
