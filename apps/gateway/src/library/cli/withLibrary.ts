import { parseConfig } from '../../config/parseConfig.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { requireLibrary } from '../../database/requireLibrary.ts';
import { openFileStore } from '../../file-store/openFileStore.ts';
import { reportFullDisk } from '../../files/FullDisk.ts';
import type { Library } from '../Library.ts';

interface Options {
  /** A data folder without a library becomes one. */
  makesNew?: boolean;
}

/** @throws ConfigError where there is no library, and none is to be made. */
export async function withLibrary<T>(
  env: NodeJS.ProcessEnv,
  work: (library: Library) => Promise<T>,
  { makesNew = false }: Options = {},
): Promise<T> {
  const config = parseConfig(env);
  if (!makesNew) requireLibrary(config);
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
