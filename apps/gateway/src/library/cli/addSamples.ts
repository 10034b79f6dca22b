import { seedStore } from '../../store/seedStore.ts';
import type { Library } from '../Library.ts';
import { importSampleLibrary } from '../sample/importSampleLibrary.ts';
import { sampleFolder } from '../sample/sampleFolder.ts';
import type { Terminal } from './Terminal.ts';

/**
 * Imports the sample library and lays out the pages of the store that show it. Doing it again changes nothing.
 * @throws ImportFailure for a sample that cannot be read.
 */
export async function addSamples(library: Library, { print, progress }: Terminal): Promise<void> {
  const folder = sampleFolder();
  const added = await importSampleLibrary({
    ...library,
    folder,
    onProgress: ({ books, count, share }) => progress.show('sample library', (books + share) / count),
  });
  await seedStore(library.database, folder, new Map([...added].map(([slug, { bookId }]) => [slug, bookId])));
  progress.clear();
  const changed = [...added.values()].filter(({ change }) => change !== 'unchanged').length;
  print(`The sample library has ${added.size} books; ${changed} of them are new or changed.`);
}
