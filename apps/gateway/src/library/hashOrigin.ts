import { createHash } from 'node:crypto';
import type { ByteSource } from '@shuye/book-importer';

/** Raised when the importer reads the same file in another way, so that known books are read anew. */
const IMPORTER = 2;

/** A print of everything that decides what a book becomes: its bytes and what its owner said about it. */
export async function hashOrigin(source: ByteSource, said: unknown): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([IMPORTER, said ?? null]));
  for await (const chunk of source.chunks()) hash.update(chunk);
  return hash.digest('hex');
}
