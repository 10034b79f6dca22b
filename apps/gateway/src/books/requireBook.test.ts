import { describe, expect, it } from 'vitest';
import { CallError } from '../calls/callErrors.ts';
import { aBookRow } from '../testing/aBookRow.ts';
import { openTestDatabase } from '../testing/databases/openTestDatabase.ts';
import { requireBook } from './requireBook.ts';

describe('a book that was asked for before', () => {
  it('is as it was changed meanwhile', async () => {
    const database = await openTestDatabase();
    await database.insertInto('book').values(aBookRow()).execute();
    expect(await requireBook(database, '1001')).toMatchObject({ title: '山中灯火' });
    await database.updateTable('book').set({ title: '灯下旧事' }).execute();
    expect(await requireBook(database, '1001')).toMatchObject({ title: '灯下旧事' });
  });

  it('is refused at once when it is taken down', async () => {
    const database = await openTestDatabase();
    await database.insertInto('book').values(aBookRow()).execute();
    await requireBook(database, '1001');
    await database.updateTable('book').set({ taken_down: 1 }).execute();
    await expect(requireBook(database, '1001')).rejects.toThrow(CallError);
  });

  it('is there as soon as it has come', async () => {
    const database = await openTestDatabase();
    await expect(requireBook(database, '1001')).rejects.toThrow(CallError);
    await database.insertInto('book').values(aBookRow()).execute();
    expect(await requireBook(database, '1001')).toMatchObject({ id: 1001 });
  });
});
