import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../src/database/openDatabase.ts';
import { indented, prose } from '@shuye/book-importer/testing';
import { folderStore } from '../src/file-store/folderStore.ts';
import { checkLibrary } from '../src/library/checkLibrary.ts';
import { builtGateway } from './builtGateway.ts';

/** Milliseconds after the import began to read. */
const DEATHS = process.env['SHUYE_DEEP'] ? [5, 40, 120, 300, 500, 700, 1000] : [40, 300];
const LONG = 180_000;
const MEGABYTE = 1024 * 1024;
/** What an import of twenty megabytes may take on top of an idle process, in megabytes. */
const MAX_RISE = 32;
/**
 * When V8 collects what nobody holds any more depends on what else the machine does: 14 MB were taken, or 49. The import
 * has it collected before it measures, in a heap of 32 MB where one that holds the text of all chapters ends.
 */
const HEAP = ['--max-old-space-size=32', '--max-semi-space-size=2', '--expose-gc'];

/** Imports a file in a process of its own; `killAfter` ends it so many milliseconds after it began to read. */
async function importIn(
  dataDir: string,
  path: string,
  { hash = '', killAfter }: { hash?: string; killAfter?: number } = {},
) {
  const program = (await builtGateway('shipping')).program('importInProcess');
  const child = spawn(process.execPath, [...HEAP, program, path, dataDir, hash], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const exit = once(child, 'exit');
  if (killAfter !== undefined) {
    await once(child.stdout, 'data');
    await pause(killAfter);
    child.kill('SIGKILL');
  }
  await exit;
  const last = output.trim().split('\n').at(-1) ?? '';
  return last.startsWith('{') ? (JSON.parse(last) as { bookId: number; chapters: number; rise: number }) : undefined;
}

const chapter = (number: number, turn = 0): string =>
  `第${number}章　潮信\n\n${indented(...Array.from({ length: 30 }, (_, at) => prose(110, at + turn)))}\n\n`;

const textOf = (count: number): string => Array.from({ length: count }, (_, at) => chapter(at + 1, count)).join('');

describe('an import in a process of its own', () => {
  it(
    `takes a file of 20 MB within ${MAX_RISE} MB`,
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'shuye-import-'));
      const path = join(folder, '长.txt');
      const file = createWriteStream(path);
      let written = 0;
      for (let number = 1; written < 20 * MEGABYTE; number++) {
        const text = chapter(number);
        written += Buffer.byteLength(text);
        if (!file.write(text)) await once(file, 'drain');
      }
      file.end();
      await once(file, 'finish');
      const result = await importIn(folder, path);
      expect(result?.chapters).toBeGreaterThan(1500);
      expect(result?.rise).toBeLessThan(MAX_RISE);
    },
    LONG,
  );

  it(
    'that is killed at any moment leaves the old book or the new one',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'shuye-killed-'));
      const path = join(folder, '书.txt');
      await writeFile(path, textOf(150));
      const first = await importIn(folder, path, { hash: 'first' });

      for (const [turn, killAfter] of DEATHS.entries()) {
        const count = 160 + turn;
        await writeFile(path, textOf(count));
        await importIn(folder, path, { hash: `turn ${turn}`, killAfter });
        const database = await openDatabase({ dataDir: folder });
        const library = { database, files: folderStore(folder), nowMs: Date.now };
        const { problems, books } = await checkLibrary(library);
        expect(problems).toEqual([]);
        expect(books).toBe(1);
        const book = await database.selectFrom('book').selectAll().executeTakeFirstOrThrow();
        expect(book.id).toBe(first?.bookId);
        expect([...Array.from({ length: turn + 1 }, (_, at) => 160 + at), 150]).toContain(book.chapter_count);
        await database.destroy();
      }
    },
    LONG,
  );
});
