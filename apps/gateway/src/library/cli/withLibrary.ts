import { parseConfig } from '../../config/parseConfig.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { openFileStore } from '../../file-store/openFileStore.ts';
import { reportFullDisk } from '../../files/FullDisk.ts';
import type { Library } from '../Library.ts';

export async function withLibrary<T>(env: NodeJS.ProcessEnv, work: (library: Library) => Promise<T>): Promise<T> {
  const config = parseConfig(env);
  const { dataDir } = config;
  return reportFullDisk(dataDir, async () => {
    const database = await openDatabase(config);
    try {
      const files = await openFileStore(config, () => undefined);
      return await work({ database, files, nowMs: Date.now });
    } finally {
      await database.destroy();
    }
  });
}
