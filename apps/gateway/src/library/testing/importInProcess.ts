import { readFile } from 'node:fs/promises';
import { openDatabase } from '../../database/openDatabase.ts';
import { openBook } from '@shuye/book-importer';
import { folderStore } from '../../file-store/folderStore.ts';
import { addBook } from '../addBook.ts';

const [path = '', dataDir = '', hash = ''] = process.argv.slice(2);
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Linux lets a process begin with the `maxRSS` of the one that started it, here of a worker that ran other tests before. */
async function peakKilobytes(): Promise<number> {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '');
  const [, own] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? [];
  return own === undefined ? process.resourceUsage().maxRSS : Number(own);
}

// Everything is loaded and open: what comes on top is the import's.
const database = await openDatabase({ dataDir });
const idle = process.memoryUsage.rss() / MEGABYTE;
process.stdout.write('ready\n');

const { book } = await openBook(path);
const { bookId } = await addBook(
  { database, files: folderStore(dataDir), nowMs: Date.now },
  { book, origin: { path, hash } },
);
const peak = (await peakKilobytes()) / KILOBYTE;
await database.destroy();
process.stdout.write(`${JSON.stringify({ bookId, chapters: book.outline.length, rise: peak - idle })}\n`);
