import { openDatabase } from '../../database/openDatabase.ts';
import { openBook } from '@shuye/book-importer';
import { folderStore } from '../../file-store/folderStore.ts';
import { addBook } from '../addBook.ts';

const [path = '', dataDir = '', hash = ''] = process.argv.slice(2);
const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

// Everything is loaded and open: what comes on top is the import's.
const database = await openDatabase({ dataDir });
const idle = process.memoryUsage.rss() / MEGABYTE;
process.stdout.write('ready\n');

const { book } = await openBook(path);
const { bookId } = await addBook(
  { database, files: folderStore(dataDir), nowMs: Date.now },
  { book, origin: { path, hash } },
);
const peak = process.resourceUsage().maxRSS / KILOBYTE;
await database.destroy();
process.stdout.write(`${JSON.stringify({ bookId, chapters: book.outline.length, rise: peak - idle })}\n`);
