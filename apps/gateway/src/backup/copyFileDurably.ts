import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { BackedUpFile } from './Manifest.ts';

const CHUNK = 1024 * 1024;

/**
 * Copies a file with its permissions, waits until it is on the disk, and says what was written.
 * @throws when the copy already exists.
 */
export async function copyFileDurably(from: string, to: string): Promise<Pick<BackedUpFile, 'bytes' | 'sha256'>> {
  const source = await open(from);
  try {
    const { mode } = await source.stat();
    const copy = await open(to, 'wx', mode);
    try {
      const hash = createHash('sha256');
      const chunk = Buffer.allocUnsafe(CHUNK);
      let bytes = 0;
      for (;;) {
        const { bytesRead } = await source.read(chunk, 0, CHUNK);
        if (bytesRead === 0) break;
        const piece = chunk.subarray(0, bytesRead);
        hash.update(piece);
        await copy.writeFile(piece);
        bytes += bytesRead;
      }
      await copy.sync();
      return { bytes, sha256: hash.digest('hex') };
    } finally {
      await copy.close();
    }
  } finally {
    await source.close();
  }
}
