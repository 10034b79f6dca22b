import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ImportFailure, isUnpackedEpub, openBook, type OpenedBook } from '@shuye/book-importer';
import { sampleBookSchema, type SampleBook } from './SampleBook.ts';

async function readFacts(path: string): Promise<SampleBook> {
  const result = v.safeParse(sampleBookSchema, JSON.parse(await readFile(path, 'utf8')));
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ImportFailure(
    `${path}: ${v.getDotPath(issue) ?? ''} ${issue.message}`,
    'See the other books for the shape of the file.',
  );
}

/**
 * A book of the sample library: `book.json` beside `book.txt` or an unpacked EPUB in `epub/`.
 * @throws ImportFailure naming the file that cannot be used.
 */
export async function loadSampleBook(folder: string): Promise<OpenedBook & { facts: SampleBook }> {
  const facts = await readFacts(join(folder, 'book.json'));
  const epub = join(folder, 'epub');
  return { facts, ...(await openBook((await isUnpackedEpub(epub)) ? epub : join(folder, 'book.txt'))) };
}
