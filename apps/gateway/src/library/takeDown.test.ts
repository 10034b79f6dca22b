import { describe, expect, it } from 'vitest';
import { addBook } from './addBook.ts';
import { takeDown } from './takeDown.ts';
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

describe('takeDown', () => {
  it('takes books down and brings them back, as often as it is asked to', async () => {
    const { library, flags } = await twoBooks();
    expect(await takeDown(library, [10_002, 10_001])).toEqual(['石阶集', '潮信录']);
    await takeDown(library, [10_001]);
    expect(await flags()).toEqual([1, 1]);
    expect(await takeDown(library, [10_001], false)).toEqual(['潮信录']);
    expect(await flags()).toEqual([0, 1]);
  });

  it('changes no book where one of several is unknown', async () => {
    const { library, flags } = await twoBooks();
    await expect(takeDown(library, [10_001, 4711])).rejects.toThrow('There is no book 4711.');
    expect(await flags()).toEqual([0, 0]);
  });

  it('keeps a book down that is imported anew', async () => {
    const { library, flags } = await twoBooks();
    await takeDown(library, [10_001]);
    await addBook(library, aRequest({ title: '潮信录', origin: { hash: 'new' }, chapters: ['早市'] }));
    expect(await flags()).toEqual([1, 0]);
  });
});
