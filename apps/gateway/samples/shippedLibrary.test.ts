import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLibrary } from '../src/library/checkLibrary.ts';
import { createTestLibrary } from '../src/library/testing/createTestLibrary.ts';
import { importSampleLibrary } from './importSampleLibrary.ts';
import { loadSampleBook } from './loadSampleBook.ts';
import { SERIAL_SLUG } from './sampleSlugs.ts';

const SAMPLES = join(import.meta.dirname, '../sample-library');
const LONG = 120_000;

describe('the sample library that ships', () => {
  it(
    'can be read as a whole, its long serial too, and is left alone the second time',
    async () => {
      const library = await createTestLibrary();
      const added = await importSampleLibrary({ ...library, folder: SAMPLES });
      const order = JSON.parse(await readFile(join(SAMPLES, 'order.json'), 'utf8')) as string[];
      expect([...added.keys()].slice(0, order.length)).toEqual(order);
      expect(
        [...added].flatMap(([slug, { report }]) => report.warnings.map((warning) => `${slug}: ${warning}`)),
      ).toEqual([]);
      expect((await checkLibrary(library)).problems).toEqual([]);

      const id = added.get(SERIAL_SLUG)?.bookId ?? 0;
      const serial = await library.database
        .selectFrom('book')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(serial).toMatchObject({ chapter_count: 3000, category: '玄幻', pay_mode: '3', status: 'ongoing' });
      const free = library.database
        .selectFrom('chapter')
        .select('id')
        .where('book_id', '=', id)
        .where('is_free', '=', 1);
      expect(await free.execute()).toHaveLength(60);

      const again = await importSampleLibrary({ ...library, folder: SAMPLES });
      expect([...again.values()].every(({ change }) => change === 'unchanged')).toBe(true);
    },
    LONG,
  );

  it('has an illustrated book with notes, in two parts', async () => {
    const { book } = await loadSampleBook(join(SAMPLES, 'books/shanye-caomu-ji'));
    expect(book).toMatchObject({ format: 'epub', volumes: ['春夏', '秋冬'] });
    expect(book.cover?.name).toBe('cover.png');
  });
});
