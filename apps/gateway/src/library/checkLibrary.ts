import type { BookRow } from '../database/schema/Tables.ts';
import { checkContent } from './checkContent.ts';
import type { FileStore } from '../file-store/FileStore.ts';
import { CONTENT_KINDS, contentFolders, coverFile, pictureFile } from './contentFolders.ts';
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

/** A cover, or one whose writing was cut short. */
const OWN_COVER = /^\d+-[0-9a-f]{8}\.[a-z]{3,4}(?:\.part)?$/;

/** Where earlier versions put what they were writing. */
const STAGING = 'staging';

/** Names of what is kept without a row that points at it. */
async function leftovers(files: FileStore, books: readonly BookRow[]): Promise<string[]> {
  const revisions = new Map(books.map(({ id, revision }) => [String(id), String(revision)]));
  const covers = new Set(books.map((book) => book.cover_file));
  const left = (await files.list(STAGING)).map((name) => `${STAGING}/${name}`);
  for (const kind of CONTENT_KINDS) {
    for (const id of await files.list(contentFolders.kind(kind))) {
      const place = contentFolders.book(kind, Number(id));
      const inForce = revisions.get(id);
      if (inForce === undefined) left.push(`${contentFolders.kind(kind)}/${id}`);
      else left.push(...(await files.list(place)).filter((name) => name !== inForce).map((name) => `${place}/${name}`));
    }
  }
  const names = await files.list(contentFolders.covers);
  return [...left, ...names.filter((name) => OWN_COVER.test(name) && !covers.has(name)).map(coverFile)];
}

async function problemsOf(
  { database, files }: Library,
  book: BookRow,
): Promise<{ chapters: number; problems: string[] }> {
  const chapters = await database
    .selectFrom('chapter')
    .selectAll()
    .where('book_id', '=', book.id)
    .orderBy('ordinal')
    .execute();
  const names = await files.list(`${contentFolders.revision('free', book.id, book.revision)}/img`);
  const pictures = new Set(names.map((name) => pictureFile(book.id, book.revision, name)));
  const problems: string[] = [];
  if ((await files.read(coverFile(book.cover_file))) === undefined)
    problems.push(`its cover ${book.cover_file} is missing`);
  if (chapters.length !== book.chapter_count)
    problems.push(`it has ${chapters.length} chapters instead of ${book.chapter_count}`);
  for (const chapter of chapters) {
    const problem = await checkContent(files, chapter, pictures);
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
  withLibraryLock(library, async () => {
    const books = await library.database.selectFrom('book').selectAll().orderBy('id').execute();
    const check: LibraryCheck = {
      books: books.length,
      chapters: 0,
      problems: [],
      removed: [],
    };
    for (const name of await leftovers(library.files, books)) {
      await library.files.remove(name);
      check.removed.push(library.files.locate(name));
    }
    for (const [at, book] of books.entries()) {
      const { chapters, problems } = await problemsOf(library, book);
      check.chapters += chapters;
      check.problems.push(...problems);
      onProgress(at + 1, books.length);
    }
    return check;
  });
