import { basename, resolve } from 'node:path';
import { ImportFailure, openBook } from '@shuye/book-importer';
import { addBook } from '../addBook.ts';
import { hashOrigin } from '../hashOrigin.ts';
import { importReport, type ImportReport } from '../ImportReport.ts';
import type { Library } from '../Library.ts';
import { loadCoverFile } from '../loadCoverFile.ts';
import { describeFailure } from './describeFailure.ts';
import { findBookFiles } from './findBookFiles.ts';
import { formatOutline, formatReport } from './formatReport.ts';
import type { Terminal } from './Terminal.ts';
import { withLibrary } from './withLibrary.ts';

export interface AddOptions {
  title?: string;
  author?: string;
  cover?: string;
  category?: string;
  encoding?: string;
  heading?: RegExp;
  dropsBought: boolean;
  dryRun: boolean;
  json: boolean;
}

interface Outcome {
  report: ImportReport;
  text: string;
}

const namesOf = ({ title, author, category }: AddOptions) => ({
  ...(title === undefined ? {} : { title }),
  ...(author === undefined ? {} : { author }),
  ...(category === undefined ? {} : { category }),
});

const readingOf = ({ encoding, heading }: AddOptions) => ({
  ...(encoding === undefined ? {} : { encoding }),
  ...(heading === undefined ? {} : { heading }),
});

async function tryFile(path: string, options: AddOptions, terminal: Terminal): Promise<Outcome> {
  const { book } = await openBook(path, readingOf(options));
  const count = book.outline.length;
  let words = 0;
  let done = 0;
  for await (const chapter of book.chapters()) {
    words += chapter.words;
    done += 1;
    terminal.progress.show(book.title, done / count);
  }
  const names = { title: options.title ?? book.title, author: options.author ?? book.author };
  const report = importReport(book, words, names);
  return { report, text: `${formatReport(report, 'not stored (dry run)')}\n${formatOutline(book)}` };
}

async function storeFile(path: string, options: AddOptions, terminal: Terminal, library: Library): Promise<Outcome> {
  const reading = readingOf(options);
  const { book, source } = await openBook(path, reading);
  const said = { encoding: options.encoding, heading: options.heading?.source, category: options.category };
  const cover = options.cover === undefined ? undefined : await loadCoverFile(resolve(terminal.folder, options.cover));
  const { bookId, change, report } = await addBook(library, {
    book,
    origin: { path, hash: await hashOrigin(source, said) },
    ...namesOf(options),
    dropsBought: options.dropsBought,
    ...(cover ? { cover } : {}),
    onProgress: (done, count) => terminal.progress.show(book.title, done / count),
  });
  return { report, text: formatReport(report, `${change}, book ${bookId}`) };
}

async function findFiles(
  paths: readonly string[],
  { note, folder }: Terminal,
): Promise<{ files: string[]; failed: number }> {
  const files: string[] = [];
  let failed = 0;
  for (const path of paths) {
    try {
      files.push(...(await findBookFiles(resolve(folder, path))));
    } catch (error) {
      note(`${path}: ${describeFailure(error)}`);
      failed += 1;
    }
  }
  return { files, failed };
}

/**
 * Imports files and folders, one after the other; a failure is reported and does not stop the others.
 * @returns How many failed.
 */
export async function addFiles(paths: readonly string[], options: AddOptions, terminal: Terminal): Promise<number> {
  const { files, failed } = await findFiles(paths, terminal);
  const isForOne = [options.title, options.author, options.cover].some((option) => option !== undefined);
  if (isForOne && files.length > 1) {
    throw new ImportFailure(
      '--title, --author and --cover are for one book, but there are several.',
      'Import them one by one.',
    );
  }
  const addAll = async (one: (path: string) => Promise<Outcome>): Promise<number> => {
    let failures = failed;
    for (const path of files) {
      terminal.progress.show(basename(path), 0);
      try {
        const { report, text } = await one(path);
        terminal.progress.clear();
        terminal.print(options.json ? JSON.stringify(report) : text);
        if (options.json) terminal.note(text.split('\n', 1).join(''));
      } catch (error) {
        terminal.progress.clear();
        terminal.note(`${path}: ${describeFailure(error)}`);
        failures += 1;
      }
    }
    return failures;
  };
  if (files.length === 0) return failed;
  if (options.dryRun) return addAll((path) => tryFile(path, options, terminal));
  return withLibrary(terminal.env, (library) => addAll((path) => storeFile(path, options, terminal, library)), {
    makesNew: true,
  });
}
