import { describe, expect, it } from 'vitest';
import { addBook } from './addBook.ts';
import { setOpenness } from './setOpenness.ts';
import { createTestLibrary } from './testing/createTestLibrary.ts';
import { aRequest } from './testing/aRequest.ts';

async function twoBooks() {
  const library = await createTestLibrary();
  for (const title of ['潮信录', '石阶集']) await addBook(library, aRequest({ title, origin: { hash: title } }));
  const flags = async () => {
    const rows = await library.database.selectFrom('book').select('taken_down').orderBy('id').execute();
    return rows.map((row) => row.taken_down);
  };
  return { library, flags };
}

describe('setOpenness', () => {
  it('takes books down and brings them back, as often as it is asked to', async () => {
    const { library, flags } = await twoBooks();
    expect(await setOpenness(library, [10_002, 10_001], 'nobody')).toEqual(['石阶集', '潮信录']);
    await setOpenness(library, [10_001], 'nobody');
    expect(await flags()).toEqual([1, 1]);
    expect(await setOpenness(library, [10_001], 'all')).toEqual(['潮信录']);
    expect(await flags()).toEqual([0, 1]);
  });

  it('changes no book where one of several is unknown', async () => {
    const { library, flags } = await twoBooks();
    await expect(setOpenness(library, [10_001, 4711], 'nobody')).rejects.toThrow('There is no book 4711.');
    expect(await flags()).toEqual([0, 0]);
  });

  it('keeps a book down that is imported anew', async () => {
    const { library, flags } = await twoBooks();
    await setOpenness(library, [10_001], 'nobody');
    await addBook(library, aRequest({ title: '潮信录', origin: { hash: 'new' }, chapters: ['早市'] }));
    expect(await flags()).toEqual([1, 0]);
  });

  it('brings a book back to everybody that was open to its buyers alone, whether it was down since or not', async () => {
    const { library } = await twoBooks();
    const doors = () =>
      library.database
        .selectFrom('book')
        .select(['taken_down', 'list_open', 'cover_open', 'read_open', 'buy_open'])
        .where('id', '=', 10_001)
        .executeTakeFirst();
    const open = await doors();
    await setOpenness(library, [10_001], 'buyers');
    expect(await doors()).toEqual({ taken_down: 0, list_open: 0, cover_open: 0, read_open: 1, buy_open: 0 });
    await setOpenness(library, [10_001], 'nobody');
    await setOpenness(library, [10_001], 'all');
    expect(await doors()).toEqual(open);
  });

  it('keeps a book closed that is imported anew', async () => {
    const { library } = await twoBooks();
    await setOpenness(library, [10_001], 'buyers');
    await addBook(library, aRequest({ title: '潮信录', origin: { hash: 'new' }, chapters: ['早市'] }));
    const book = await library.database.selectFrom('book').selectAll().where('id', '=', 10_001).executeTakeFirst();
    expect(book).toMatchObject({ list_open: 0, cover_open: 0, read_open: 1, chapter_count: 1 });
  });
});
