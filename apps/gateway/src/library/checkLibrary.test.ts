import { beforeEach, describe, expect, it } from 'vitest';
import { ImportFailure } from '@shuye/book-importer';
import { parseEpub, anEpub, PIXEL } from '@shuye/book-importer/testing';
import type { FileStore } from '../file-store/FileStore.ts';
import { addBook } from './addBook.ts';
import { checkLibrary } from './checkLibrary.ts';
import { chapterFile } from './contentFolders.ts';
import { listBooks } from './listBooks.ts';
import { removeBook } from './removeBook.ts';
import { createTestLibrary } from './testing/createTestLibrary.ts';
import { aRequest } from './testing/aRequest.ts';

let library: Awaited<ReturnType<typeof createTestLibrary>>;
let bookId: number;
let epubId: number;

beforeEach(async () => {
  library = await createTestLibrary();
  ({ bookId } = await addBook(library, aRequest({ terms: { payMode: 'per-chapter', freeChapters: 1 } })));
  const pages = [{ name: 'one.xhtml', body: '<p><img src="a.png"/></p>' }];
  const book = parseEpub('石阶集.epub', anEpub({ pages, files: { 'OEBPS/a.png': PIXEL } }));
  ({ bookId: epubId } = await addBook(library, { book, origin: { hash: '1' } }));
});

const at = (name: string): string => library.files.locate(name);

const contentOf = async (ordinal: number): Promise<string> => {
  const chapter = await library.database
    .selectFrom('chapter')
    .selectAll()
    .where('book_id', '=', bookId)
    .where('ordinal', '=', ordinal)
    .executeTakeFirstOrThrow();
  return chapterFile(chapter.is_free === 1 ? 'free' : 'charge', chapter.content_file);
};

describe('checkLibrary', () => {
  it('finds nothing wrong with a whole library', async () => {
    expect(await checkLibrary(library)).toEqual({ books: 2, chapters: 4, problems: [], removed: [] });
  });

  it('removes what nothing points at: staging, old revisions, books and covers of nobody', async () => {
    const left = ['staging/1-1/free', `content/free/${bookId}/9`, 'content/charge/4711/1'];
    for (const folder of left) await library.files.write(`${folder}/1.json`, '{}');
    await library.files.write('covers/4711-0a1b2c3d.svg', '<svg/>');
    await library.files.write('covers/readme.txt', 'not ours');
    const { removed, problems } = await checkLibrary(library);
    expect(removed.toSorted()).toEqual(
      [
        at('staging/1-1'),
        at(`content/free/${bookId}/9`),
        at('content/charge/4711'),
        at('covers/4711-0a1b2c3d.svg'),
      ].toSorted(),
    );
    expect(problems).toEqual([]);
    expect(await library.names()).toContain('covers/readme.txt');
  });

  it.each<[string, (files: FileStore, name: string) => Promise<void>]>([
    ['is missing', (files, name) => files.remove(name)],
    ['is no content file', (files, name) => files.write(name, 'half a fi')],
    ['is no content file', (files, name) => files.write(name, '{"state":403}')],
    [
      'does not decode',
      async (files, name) => files.write(name, String(await files.read(name)).replace(/.{5}"\}$/, '"}')),
    ],
  ])('names a chapter whose file %s (%#)', async (problem, spoil) => {
    await spoil(library.files, await contentOf(2));
    const { problems } = await checkLibrary(library);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
    expect(problems[0]).toContain('《潮信录》');
  });

  it('misses pictures, covers and rows', async () => {
    await library.files.remove(`content/free/${epubId}/1/img/a.png`);
    for (const cover of (await library.names()).filter((file) => file.startsWith('covers')))
      await library.files.remove(cover);
    await library.database.deleteFrom('chapter').where('book_id', '=', bookId).where('ordinal', '=', 3).execute();
    const { problems } = await checkLibrary(library);
    expect(problems.join('\n')).toMatch(/shows a picture that is missing/);
    expect(problems.filter((problem) => problem.includes('its cover'))).toHaveLength(2);
    expect(problems.join('\n')).toMatch(/it has 2 chapters instead of 3/);
  });
});

describe('listBooks and removeBook', () => {
  it('show what there is, and take it away with all its files', async () => {
    expect((await listBooks(library)).map(({ id, title, format, chapters }) => [id, title, format, chapters])).toEqual([
      [bookId, '潮信录', 'txt', 3],
      [epubId, '石阶集', 'epub', 1],
    ]);
    expect(await removeBook(library, bookId)).toBe('潮信录');
    expect((await library.names()).some((file) => file.includes(String(bookId)))).toBe(false);
    expect(await library.database.selectFrom('chapter').select('id').where('book_id', '=', bookId).execute()).toEqual(
      [],
    );
    expect(await checkLibrary(library)).toMatchObject({ books: 1, problems: [], removed: [] });
  });

  it('refuse to remove what is not there', async () => {
    await expect(removeBook(library, 4711)).rejects.toThrow(ImportFailure);
  });
});
