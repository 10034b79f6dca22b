import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../database/openDatabase.ts';
import { folderStore } from '../../file-store/folderStore.ts';
import { addBook } from '../../library/addBook.ts';
import type { Library } from '../../library/Library.ts';
import { aRequest } from '../../library/testing/aRequest.ts';

export async function createDataFolder(): Promise<{
  folder: string;
  library: Library & { dataDir: string };
  bookId: number;
}> {
  const folder = await mkdtemp(join(tmpdir(), 'shuye-backup-'));
  const dataDir = join(folder, 'data');
  const library = { dataDir, database: await openDatabase({ dataDir }), files: folderStore(dataDir), nowMs: Date.now };
  const { bookId } = await addBook(library, aRequest());
  await library.database.insertInto('reading_time').values({ user_id: '1', seconds: 60, reported_at: 1 }).execute();
  return { folder, library, bookId };
}
