import { seedColumns } from '../src/shelf/seedColumns.ts';
import { seedComments } from '../src/comments/seedComments.ts';
import { seedDiscovery } from '../src/discovery/seedDiscovery.ts';
import { seedStore } from '../src/store/seedStore.ts';
import type { Library } from '../src/library/Library.ts';
import { importSampleLibrary, type SampleProgress } from './importSampleLibrary.ts';

interface SampleInstallation extends Library {
  folder: string;
  onProgress?: (progress: SampleProgress) => void;
}

/**
 * Brings the sample library and all that is shown around its books into a library; doing it again changes nothing.
 * @returns How many books there are.
 */
export async function installSamples(installation: SampleInstallation): Promise<number> {
  const { database, folder, nowMs } = installation;
  const books = await importSampleLibrary(installation);
  const ids = new Map([...books].map(([slug, { bookId }]): [string, number] => [slug, bookId]));
  await seedStore(database, folder, ids);
  const target = { database, folder, ids, nowMs: nowMs() };
  await seedColumns(target);
  await seedComments(target);
  await seedDiscovery(target);
  return books.size;
}
