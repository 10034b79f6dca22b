import { parseConfig } from '../../config/parseConfig.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { requireLibrary } from '../../database/requireLibrary.ts';
import { reportFullDisk } from '../../files/FullDisk.ts';
import type { Database } from '../../database/schema/Database.ts';

/** Works on the database that the gateway uses. @throws ConfigError where there is none, FullDisk where it has no room. */
export async function withDatabase<Result>(
  env: NodeJS.ProcessEnv,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const { dataDir, databaseUrl } = parseConfig(env);
  requireLibrary({ dataDir, databaseUrl });
  return reportFullDisk(dataDir, async () => {
    const database = await openDatabase({ dataDir, databaseUrl });
    try {
      return await work(database);
    } finally {
      await database.destroy();
    }
  });
}
