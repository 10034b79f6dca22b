import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ByteSource } from './ByteSource.ts';

const CHUNK = 64 * 1024;

/**
 * A file on disk, read in pieces: it never lies in memory as a whole. A piece is valid until the next one is asked for.
 * @throws Error of the file system when the file cannot be read.
 */
export async function fileSource(path: string): Promise<ByteSource> {
  const { size } = await stat(path);
  return {
    name: basename(path),
    size,
    async *chunks() {
      const file = await open(path);
      try {
        const buffer = new Uint8Array(CHUNK);
        for (;;) {
          const { bytesRead } = await file.read(buffer, 0, CHUNK);
          if (bytesRead === 0) return;
          yield buffer.subarray(0, bytesRead);
        }
      } finally {
        await file.close();
      }
    },
  };
}
