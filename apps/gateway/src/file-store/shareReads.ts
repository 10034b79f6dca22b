import { shareWork, type SharedWork } from '../patience/shareWork.ts';
import type { FileStore } from './FileStore.ts';
import { SPACES } from './spaceFolder.ts';

/** Bytes of all files that are remembered. */
const MAX_BYTES = 32 * 1024 * 1024;
/** Bytes of one file; larger ones are pictures that few ask for at once. */
const MAX_FILE_BYTES = 2 * 1024 * 1024;
/** Milliseconds: files of a revision never change, but a removed book must end. */
const MAX_AGE_MS = 60_000;

interface Remembered {
  bytes: Buffer;
  readAtMs: number;
}

/**
 * Lets all who ask for a file at the same time share one reading of it, and remembers for a minute what was read: a crowd
 * that opens a new chapter costs its store one read.
 */
export function shareReads(store: FileStore, clock = () => performance.now(), maxBytes = MAX_BYTES): FileStore {
  const reading = new Map<string, SharedWork<Buffer | undefined>>();
  const remembered = new Map<string, Remembered>();
  let held = 0;

  const forget = (name: string): void => {
    held -= remembered.get(name)?.bytes.length ?? 0;
    remembered.delete(name);
  };
  const remember = (name: string, bytes: Buffer): void => {
    forget(name);
    if (bytes.length > MAX_FILE_BYTES) return;
    remembered.set(name, { bytes, readAtMs: clock() });
    held += bytes.length;
    // The oldest stands first.
    for (const oldest of remembered.keys()) {
      if (held <= maxBytes) break;
      forget(oldest);
    }
  };
  const begin = (name: string): SharedWork<Buffer | undefined> => {
    const work = shareWork(async () => {
      try {
        const bytes = await store.read(name);
        if (bytes !== undefined && reading.get(name) === work) remember(name, bytes);
        return bytes;
      } finally {
        if (reading.get(name) === work) reading.delete(name);
      }
    });
    reading.set(name, work);
    return work;
  };

  return {
    ...store,
    read: async (name) => {
      // Of one reader alone: nobody shares the reading, and what was deleted must be gone at once.
      if (name.startsWith(`${SPACES}/`)) return store.read(name);
      const known = remembered.get(name);
      if (known !== undefined && clock() - known.readAtMs < MAX_AGE_MS) return known.bytes;
      const running = reading.get(name);
      return (running?.isGivenUp() === false ? running : begin(name)).join();
    },
  };
}
