import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file, for its owner alone, and waits until it is on the disk; the folder exists. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Waits until a folder's list of names is on the disk. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Moves a file or folder into its place on the same disk; afterwards it is there as a whole or not at all. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}
