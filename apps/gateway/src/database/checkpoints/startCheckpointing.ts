import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import type { Database } from '../schema/Database.ts';
import { isDiskFull } from '../../files/FullDisk.ts';
import { databaseFile, type DatabasePlace } from '../openDatabase.ts';

/** Pages that the log may have before a commit waits until they are written back, should the thread not keep up. */
const MAX_WAL_PAGES = 50_000;
const DEFAULT_WAL_PAGES = 1000;

const commitsWaitAfter = async (database: Database, pages: number): Promise<void> => {
  await sql.raw(`pragma wal_autocheckpoint = ${pages}`).execute(database);
};

/** The thread's program, beside this file in the sources and in what is built from them. */
const program = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './checkpointWorker.ts' : './checkpointWorker.js', import.meta.url);

/**
 * Writes the log of an embedded database back into its file beside all else, so that no answer waits for it. Where the
 * database is not in the data folder nothing is to be done. On a full disk the log waits until there is room.
 * @param onFailure Told when the thread ends by itself; commits then write the log back as they do without it.
 * @returns Ends it.
 */
export async function startCheckpointing(
  database: Database,
  { dataDir, databaseUrl }: DatabasePlace,
  onFailure: (error: Error) => void,
): Promise<() => Promise<void>> {
  if (databaseUrl !== undefined) return async () => undefined;
  await commitsWaitAfter(database, MAX_WAL_PAGES);
  const keeper = new Worker(program(), { workerData: { file: databaseFile(dataDir) } });
  keeper.unref();
  const fallBack = async (failure: Error): Promise<void> => {
    onFailure(failure);
    await commitsWaitAfter(database, DEFAULT_WAL_PAGES).catch(onFailure);
  };
  keeper.on('error', (failure: Error) => void fallBack(failure));
  // What was written meanwhile is little; once nothing is left the log begins anew.
  const tellFailure = (failure: Error): void => {
    if (!isDiskFull(failure)) onFailure(failure);
  };
  keeper.on('message', () => void sql`pragma wal_checkpoint(passive)`.execute(database).catch(tellFailure));
  return async () => {
    await keeper.terminate();
  };
}
