import type { BookRow, ChapterRow } from '../database/schema/Tables.ts';
import { reportFullDisk } from '../files/FullDisk.ts';
import type { AddRequest } from './AddRequest.ts';
import { bookColumns } from './bookColumns.ts';
import { readBookSource, type BookSource } from './BookSource.ts';
import { coverFile as coverPath } from './contentFolders.ts';
import { currentTerms } from './currentTerms.ts';
import { bookKey, findKnownBook } from './findKnownBook.ts';
import { importReport, type ImportReport } from './ImportReport.ts';
import { isIntact } from './isIntact.ts';
import type { Library } from './Library.ts';
import { matchChapters } from './matchChapters.ts';
import { FIRST_OWN_BOOK, nextId } from './nextId.ts';
import { dropRevision } from './dropRevision.ts';
import { rejectLostPurchases } from './rejectLostPurchases.ts';
import { saveRows } from './saveRows.ts';
import { storeCover } from './storeCover.ts';
import { withLibraryLock } from './withLibraryLock.ts';
import { writeRevision } from './writeRevision.ts';

export interface AddedBook {
  bookId: number;
  change: 'added' | 'updated' | 'unchanged';
  report: ImportReport;
}

const chaptersOf = ({ database }: Library, bookId: number): Promise<ChapterRow[]> =>
  database.selectFrom('chapter').selectAll().where('book_id', '=', bookId).orderBy('ordinal').execute();

/** Ids of the chapters: those of a book that is known stay. */
async function chapterIds(
  { database }: Library,
  previous: readonly ChapterRow[],
  titles: readonly string[],
): Promise<number[]> {
  const matched = matchChapters(previous, titles);
  let next = await nextId(database, 'chapter');
  return matched.map((id) => id ?? next++);
}

function namesOf({ title, author, book }: AddRequest, source: BookSource | undefined) {
  return {
    title: title ?? source?.given.title ?? book.title,
    author: author ?? source?.given.author ?? book.author,
  };
}

function sourceOf({ book, origin, title, author, cover }: AddRequest, before: BookSource | undefined): BookSource {
  const given = {
    ...before?.given,
    ...(title === undefined ? {} : { title }),
    ...(author === undefined ? {} : { author }),
    ...(cover ? { cover: true } : {}),
  };
  return {
    ...(origin.path === undefined ? {} : { path: origin.path }),
    hash: origin.hash,
    guessed: { title: book.title, author: book.author },
    given,
    format: book.format,
    encoding: book.encoding,
    warnings: [...book.warnings],
  };
}

/** Whether nothing would change: the same bytes under the same names, and every file still in its place. */
async function staysAsItIs(
  library: Library,
  request: AddRequest,
  existing: BookRow,
  chapters: readonly ChapterRow[],
): Promise<boolean> {
  const source = readBookSource(existing.source);
  const names = namesOf(request, source);
  const isSame =
    source?.hash === request.origin.hash && names.title === existing.title && names.author === existing.author;
  return isSame && request.cover === undefined && chapters.length > 0 && isIntact(library.files, existing, chapters);
}

async function store(
  library: Library,
  request: AddRequest,
  existing: BookRow | undefined,
  previous: readonly ChapterRow[],
): Promise<AddedBook> {
  const { database, files } = library;
  const { book, identity } = request;
  const nowMs = library.nowMs();
  const bookId = existing?.id ?? identity?.bookId ?? (await nextId(database, 'book', FIRST_OWN_BOOK));
  const revision = (existing?.revision ?? 0) + 1;
  const before = existing && readBookSource(existing.source);
  const { title, author } = namesOf(request, before);
  let freshCover: string | undefined;
  try {
    // Left by an import that was killed: no row ever pointed at it.
    await dropRevision(files, bookId, revision);
    const ids = await chapterIds(
      library,
      previous,
      book.outline.map((entry) => entry.title),
    );
    if (!request.dropsBought) await rejectLostPurchases(database, bookId, previous, ids);
    const written = await writeRevision({
      files,
      book,
      bookId,
      revision,
      chapterIds: ids,
      terms: request.terms ?? currentTerms(existing, previous),
      previous,
      publishedAt: request.publishedAt ?? (() => nowMs),
      onProgress: request.onProgress ?? (() => undefined),
    });
    const keepsCover = existing !== undefined && !request.cover && before?.given.cover === true;
    const picture = request.cover ?? book.cover;
    const coverFile = keepsCover ? existing.cover_file : await storeCover({ files, bookId, title, author, picture });
    if (coverFile !== existing?.cover_file) freshCover = coverFile;

    const sourceKey = identity?.sourceKey ?? bookKey(title, author);
    const source = sourceOf(request, before);
    const facts = { id: bookId, title, author, sourceKey, words: written.words, coverFile, revision, source, nowMs };
    await saveRows(database, bookColumns(request, existing, facts), written.chapters);
    if (existing) {
      await dropRevision(files, bookId, existing.revision);
      if (existing.cover_file !== coverFile) await files.remove(coverPath(existing.cover_file));
    }
    const report = importReport(book, written.words, { title, author });
    return { bookId, change: existing ? 'updated' : 'added', report };
  } catch (error) {
    const row = await database.selectFrom('book').select('revision').where('id', '=', bookId).executeTakeFirst();
    if (row?.revision !== revision) {
      await dropRevision(files, bookId, revision);
      if (freshCover !== undefined) await files.remove(coverPath(freshCover));
    }
    throw error;
  }
}

/**
 * Puts a book into the library, or brings it up to date when it is there already: it keeps its id, and chapters keep
 * theirs. A failure or a crash at any point leaves the library as it was, or complete.
 * @throws ImportFailure when the file turns out to be damaged while it is read, or has lost what readers bought, FullDisk
 * when there is no room for it.
 */
export const addBook = (library: Library, request: AddRequest): Promise<AddedBook> =>
  reportFullDisk(library.files.locate(''), () =>
    withLibraryLock(library, async () => {
      const existing = await findKnownBook(library.database, request);
      const previous = existing ? await chaptersOf(library, existing.id) : [];
      if (existing && (await staysAsItIs(library, request, existing, previous))) {
        const warnings = readBookSource(existing.source)?.warnings ?? [];
        const { title, author, word_count: words } = existing;
        const report = importReport(request.book, words, { title, author });
        request.onProgress?.(previous.length, previous.length);
        return { bookId: existing.id, change: 'unchanged', report: { ...report, warnings } };
      }
      return store(library, request, existing, previous);
    }),
  );
