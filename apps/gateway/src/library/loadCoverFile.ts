import { readFile } from 'node:fs/promises';
import { safePicture, ImportFailure, type ImportedFile } from '@shuye/book-importer';

const MAX_COVER = 5 * 1024 * 1024;

/** A cover that the owner names. @throws ImportFailure when it is no picture that a page can show. */
export async function loadCoverFile(path: string): Promise<ImportedFile> {
  const bytes = await readFile(path);
  if (bytes.length > MAX_COVER)
    throw new ImportFailure(`The cover ${path} is larger than 5 MB.`, 'Make it smaller; 600 by 801 pixels are enough.');
  const picture = safePicture(bytes);
  if (picture === 'unbounded')
    throw new ImportFailure(
      `The cover ${path} unfolds to more shapes than a page can show.`,
      'Save it as PNG and name that file with --cover.',
    );
  if (!picture)
    throw new ImportFailure(
      `The cover ${path} is no PNG, JPEG, GIF, WebP or SVG picture.`,
      'Name another file with --cover.',
    );
  return { name: `cover.${picture.extension}`, mediaType: picture.mediaType, bytes: picture.bytes };
}
