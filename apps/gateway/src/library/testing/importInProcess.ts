import { existsSync, readFileSync } from 'node:fs';
import { openDatabase } from '../../database/openDatabase.ts';
import { openBook } from '@shuye/book-importer';
import { folderStore } from '../../file-store/folderStore.ts';
import { addBook } from '../addBook.ts';

const [path = '', dataDir = '', hash = ''] = process.argv.slice(2);
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const STATUS = '/proc/self/status';
const SAMPLE_EVERY_MS = 100;

/** Memory of this process, in megabytes: on Linux without pages of files, which the system takes and gives back as it likes. */
function ownMegabytes(): number {
  const status = existsSync(STATUS) ? readFileSync(STATUS, 'utf8') : '';
  const [, own] = /^RssAnon:\s+(\d+) kB$/m.exec(status) ?? [];
  return own === undefined ? process.memoryUsage.rss() / MEGABYTE : Number(own) / KILOBYTE;
}

/** What is in use once V8 has given back what nobody holds any more: when it does so by itself depends on the machine. */
function heldMegabytes(): number {
  globalThis.gc?.();
  return ownMegabytes();
}

// Everything is loaded and open: what comes on top is the import's.
const database = await openDatabase({ dataDir });
const idle = heldMegabytes();
process.stdout.write('ready\n');

let peak = idle;
const sample = (): void => {
  peak = Math.max(peak, heldMegabytes());
};
const sampling = setInterval(sample, SAMPLE_EVERY_MS);
const { book } = await openBook(path);
const { bookId } = await addBook(
  { database, files: folderStore(dataDir), nowMs: Date.now },
  { book, origin: { path, hash } },
);
clearInterval(sampling);
await database.destroy();
process.stdout.write(`${JSON.stringify({ bookId, chapters: book.outline.length, rise: peak - idle })}\n`);
