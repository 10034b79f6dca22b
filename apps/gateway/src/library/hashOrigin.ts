import { createHash } from 'node:crypto';
import { IMPORTER_VERSION, type ByteSource } from '@shuye/book-importer';

/** A print of everything that decides what a book becomes: its bytes, how they are read and what its owner said about it. */
export async function hashOrigin(source: ByteSource, said: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([IMPORTER_VERSION, said ?? null]));
  for await (const chunk of source.chunks()) hash.update(chunk);
  return hash.digest('hex');
}
