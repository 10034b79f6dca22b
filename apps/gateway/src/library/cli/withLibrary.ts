import { parseConfig } from '../../config/parseConfig.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { reportFullDisk } from '../../files/FullDisk.ts';
import type { Library } from '../Library.ts';

/** Opens the library that the environment names, and closes it afterwards. */
export async function withLibrary<T>(env: NodeJS.ProcessEnv, work: (library: Library) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl } = parseConfig(env);
  return reportFullDisk(dataDir, async () => {
    const database = await openDatabase({ dataDir, databaseUrl });
    try {
      return await work({ database, dataDir, nowMs: Date.now });
    } finally {
      await database.destroy();
    }
  });
}
