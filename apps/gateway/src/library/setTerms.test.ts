import { describe, expect, it } from 'vitest';
import { parseEpub, anEpub, PIXEL } from '@shuye/book-importer/testing';
import { addBook } from './addBook.ts';
import { checkLibrary } from './checkLibrary.ts';
import { chapterFile } from './contentFolders.ts';
import type { Library } from './Library.ts';
import { setTerms } from './setTerms.ts';
import { aRequest } from './testing/aRequest.ts';
import { createTestLibrary, NOW } from './testing/createTestLibrary.ts';

const bookOf = ({ database }: Library) => database.selectFrom('book').selectAll().executeTakeFirstOrThrow();
const chaptersOf = ({ database }: Library) => database.selectFrom('chapter').selectAll().orderBy('ordinal').execute();

async function aLibraryWithBook() {
  const library = await createTestLibrary();
  const { bookId } = await addBook(library, aRequest());
  return { library, bookId, before: await chaptersOf(library) };
}

describe('setTerms', () => {
  it('sells the chapters beyond the free ones, which keep their ids, so that what was bought stays bought', async () => {
    const { library, bookId, before } = await aLibraryWithBook();
    const later = { ...library, nowMs: () => NOW + 1000 };
    await setTerms(later, bookId, { payMode: 'per-chapter', price: 8, freeChapters: 1, monthly: true });

    expect(await bookOf(library)).toMatchObject({ pay_mode: '3', bean_price: 8, is_monthly: 1, updated_at: NOW });
    const changed = { content_file: expect.any(String) as string };
    expect(await chaptersOf(library)).toEqual(
      before.map((chapter, at) => ({ ...chapter, ...changed, ...(at > 0 ? { is_free: 0, bean_price: 8 } : {}) })),
    );
  });

  it('leaves no text that is sold where everybody reads, and none that is free where only buyers do', async () => {
    const { library, bookId } = await aLibraryWithBook();
    const places = async () => (await library.names()).map((name) => name.split('/').slice(0, 3).join('/'));
    await setTerms(library, bookId, { payMode: 'whole-book', price: 60, freeChapters: 1 });
    expect((await places()).filter((place) => place === 'content/free/10001')).toHaveLength(1);
    expect((await places()).filter((place) => place === 'content/charge/10001')).toHaveLength(2);
    expect(await checkLibrary(library)).toMatchObject({ problems: [], removed: [] });

    await setTerms(library, bookId, { payMode: 'free' });
    expect((await places()).filter((place) => place === 'content/charge/10001')).toEqual([]);
    expect(await checkLibrary(library)).toMatchObject({ problems: [], removed: [] });
  });

  it('brings the pictures of a book along', async () => {
    const library = await createTestLibrary();
    const pages = [{ name: 'a.xhtml', title: '一', body: '<p>潮。</p><img src="a.png"/>' }];
    const book = parseEpub('石阶集.epub', anEpub({ pages, files: { 'OEBPS/a.png': PIXEL } }));
    const { bookId } = await addBook(library, aRequest({ book, origin: { hash: 'a' } }));
    await setTerms(library, bookId, { payMode: 'whole-book', price: 60 });

    const [chapter] = await chaptersOf(library);
    const content = String(await library.files.read(chapterFile('charge', chapter?.content_file ?? '')));
    expect(content).toContain(`${bookId}/2/img/`);
    expect(await checkLibrary(library)).toMatchObject({ problems: [], removed: [] });
  });

  it('holds for chapters that a later import brings', async () => {
    const { library, bookId } = await aLibraryWithBook();
    await setTerms(library, bookId, { payMode: 'per-chapter', price: 8, freeChapters: 1 });
    await addBook(library, aRequest({ chapters: ['早市', '木箱', '斗笠', '石阶'] }));
    expect((await chaptersOf(library)).map(({ bean_price }) => bean_price)).toEqual([0, 8, 8, 8]);
  });

  it('refuses more free chapters than there are, and a book that is not there', async () => {
    const { library, bookId } = await aLibraryWithBook();
    const terms = { payMode: 'per-chapter', freeChapters: 4 } as const;
    await expect(setTerms(library, bookId, terms)).rejects.toThrow('《潮信录》 has 3 chapters, fewer than 4.');
    await expect(setTerms(library, 4711, terms)).rejects.toThrow('There is no book 4711.');
  });

  it('refuses a price at which a chapter could not be bought', async () => {
    const { library, bookId } = await aLibraryWithBook();
    const dear = { payMode: 'per-chapter', price: 100_000, freeChapters: 1 } as const;
    await setTerms(library, bookId, dear);
    await library.database.updateTable('chapter').set({ words: 1001 }).where('ordinal', '=', 3).execute();
    const sold = await chaptersOf(library);
    await expect(setTerms(library, bookId, dear)).rejects.toThrow(
      '“斗笠” would cost 100100 beans, but no purchase comes to more than 100000.',
    );
    expect(await chaptersOf(library)).toEqual(sold);
  });

  it('changes nothing where the file of a chapter is missing', async () => {
    const { library, bookId, before } = await aLibraryWithBook();
    await library.files.remove(chapterFile('free', before[2]?.content_file ?? ''));
    const names = await library.names();
    await expect(setTerms(library, bookId, { payMode: 'whole-book', price: 60 })).rejects.toThrow(/is missing/);
    expect([await library.names(), await chaptersOf(library)]).toEqual([names, before]);
  });
});
