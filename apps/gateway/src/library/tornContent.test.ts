import { stat, truncate } from 'node:fs/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addBook } from './addBook.ts';
import { checkLibrary } from './checkLibrary.ts';
import { chapterFile } from './contentFolders.ts';
import { createTestLibrary } from './testing/createTestLibrary.ts';
import { aRequest } from './testing/aRequest.ts';

it('“check” names every chapter whose file was cut off, wherever it was [R6]', async () => {
  const library = await createTestLibrary();
  const { bookId } = await addBook(library, aRequest());
  const chapters = await library.database.selectFrom('chapter').selectAll().where('book_id', '=', bookId).execute();
  const paths = chapters.map(({ content_file, is_free }) =>
    library.files.locate(chapterFile(is_free === 1 ? 'free' : 'charge', content_file)),
  );
  await fc.assert(
    fc.asyncProperty(fc.nat(paths.length - 1), fc.double({ min: 0, max: 0.999, noNaN: true }), async (at, share) => {
      const path = paths[at] ?? '';
      await truncate(path, Math.floor((await stat(path)).size * share));
      const { problems } = await checkLibrary(library);
      expect(problems.join()).toContain(path);
    }),
    { numRuns: 40 },
  );
});
