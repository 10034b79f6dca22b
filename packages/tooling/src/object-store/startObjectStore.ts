import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The one user that the server knows; its key opens every bucket. */
export const OBJECT_STORE_KEY = 'S3RVER';

export interface RunningObjectStore {
  /** The name of a bucket follows the address. */
  address: string;
  stop: () => Promise<void>;
}

/**
 * Starts a server that speaks S3. Its folder, where none is given, is a temporary one, and gone afterwards.
 * @param port 0 takes any that is free.
 * @throws Error when it ends before it is ready.
 */
export async function startObjectStore(port = 0, folder?: string): Promise<RunningObjectStore> {
  const directory = folder ?? mkdtempSync(join(tmpdir(), 'shuye-objects-'));
  const script = join(import.meta.dirname, 'serve.js');
  // The marks that lead through its long lists are made with a cipher of that provider.
  const server = spawn(process.execPath, ['--openssl-legacy-provider', script, directory, String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const ready = once(server.stdout, 'data') as Promise<[Buffer]>;
  const said = await Promise.race([ready, ended.then(() => undefined)]);
  if (said === undefined) throw new Error('The object store ended before it was ready.');
  return {
    address: `http://127.0.0.1:${Number(String(said[0]))}`,
    stop: async () => {
      server.kill();
      await ended;
      if (folder === undefined) rmSync(directory, { recursive: true, force: true });
    },
  };
}
