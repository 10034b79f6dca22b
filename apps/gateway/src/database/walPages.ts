import { existsSync, readFileSync } from 'node:fs';

/** Of the log's own head, and of each page in it (the format of SQLite's write-ahead log). */
const HEAD = 32;
const FRAME_HEAD = 24;
/** Where the numbers of the log's present generation stand, in the log's head and in a page's. */
const SALT = { inLog: 16, inFrame: 8, bytes: 8 };

/** Numbers of the pages that a log holds in its present generation. */
export function walPages(log: string, pageSize: number): Set<number> {
  const pages = new Set<number>();
  if (!existsSync(log)) return pages;
  const bytes = readFileSync(log);
  const salt = bytes.subarray(SALT.inLog, SALT.inLog + SALT.bytes);
  for (let at = HEAD; at + FRAME_HEAD + pageSize <= bytes.length; at += FRAME_HEAD + pageSize) {
    const own = bytes.subarray(at + SALT.inFrame, at + SALT.inFrame + SALT.bytes);
    if (!own.equals(salt)) break;
    pages.add(bytes.readUInt32BE(at));
  }
  return pages;
}
