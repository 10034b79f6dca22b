import type { Logger } from 'pino';
import type { Database } from '../database/schema/Database.ts';
import type { FileStore } from '../file-store/FileStore.ts';
import { clearSpaces } from './clearSpaces.ts';

const EVERY_MS = 3_600_000;

interface Clearing {
  database: Database;
  files: FileStore;
  log: Logger;
  nowMs: () => number;
}

/** Clears readers' spaces of what is left over, now and each hour, until the function that it gives back is called. */
export function startSpaceClearing({ database, files, log, nowMs }: Clearing): () => void {
  const clear = (): void => {
    clearSpaces(database, files, nowMs()).catch((error: unknown) =>
      log.warn({ err: error }, 'readers’ spaces were not cleared; it is tried again in an hour'),
    );
  };
  clear();
  const timer = setInterval(clear, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
