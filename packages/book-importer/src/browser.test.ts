import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parseBook } from './parseBook.ts';
import { blobSource } from './source/blobSource.ts';
import { collectChapters } from './testing/collectChapters.ts';

/** Every module of ours that one brings along. */
function modulesOf(entry: string): ReadonlyMap<string, string> {
  const modules = new Map([[entry, readFileSync(entry, 'utf8')]]);
  // A map gives what is added to it while it is being walked.
  for (const [file, code] of modules) {
    for (const [, path = ''] of code.matchAll(/^(?:import|export) (?!type )[^;]*? from '(\.[^']*)'/gms)) {
      const found = join(dirname(file), path);
      if (!modules.has(found)) modules.set(found, readFileSync(found, 'utf8'));
    }
  }
  return modules;
}

it('what browsers load asks for nothing of Node', () => {
  const modules = modulesOf(join(import.meta.dirname, 'browser.ts'));
  expect(modules.size).toBeGreaterThan(60);
  const asking = [...modules].filter(([, code]) => /'node:|\bBuffer\b|\bprocess\./.test(code));
  expect(asking.map(([file]) => file)).toEqual([]);
});

it('a picked file is read in pieces, each telling its length', async () => {
  const text = Array.from(
    { length: 30 },
    (_, at) => `第${at + 1}章 长巷\n\n　　${'山中灯火一夜未熄。'.repeat(900)}\n`,
  ).join('\n');
  const file = new Blob([text]);
  let read = 0;
  const book = await parseBook(
    blobSource('长巷.txt', file, (bytes) => (read += bytes)),
    {},
  );
  expect(book.outline).toHaveLength(30);
  expect(read).toBeGreaterThan(2 * file.size);
  expect((await collectChapters(book))[29]?.words).toBe(8100);
});
