import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserProject, unitProject } from '@shuye/tooling/vitest';
import { defineConfig } from 'vitest/config';

const isDeep = process.env['SHUYE_DEEP'] === '1';
const testTimeout = isDeep ? 1_200_000 : 60_000;
const provide = { isDeep };

/** Books of our own, and whatever `SHUYE_SAMPLE_BOOKS` names. */
const folders = [
  join(import.meta.dirname, '../../apps/gateway/sample-library/books'),
  process.env['SHUYE_SAMPLE_BOOKS'],
];

function readBook(path: string): string {
  const bytes = readFileSync(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Chinese files that are not in UTF-8 are in this encoding or a part of it.
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Texts of sample books, read only by the tests that import them. */
const sampleBooks = {
  name: 'sample-books',
  resolveId: (id: string) => (id === 'virtual:sample-books' ? `\0${id}` : undefined),
  load(this: { addWatchFile: (path: string) => void }, id: string) {
    if (id !== '\0virtual:sample-books') return undefined;
    const paths = folders
      .filter((folder) => folder !== undefined)
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
      .filter((path) => path.endsWith('.txt'));
    // What asks for the books is run again when one of them changes.
    paths.forEach((path) => this.addWatchFile(path));
    const books = paths.map((path) => ({ name: path.split('/').slice(-2).join('/'), text: readBook(path) }));
    return `export const books = ${JSON.stringify(books)};`;
  },
};

const unit = unitProject();
const browser = browserProject();

/** The tests that need no browser. */
export const unitTests = {
  ...unit,
  plugins: [...unit.plugins, sampleBooks],
  test: { ...unit.test, provide, testTimeout },
};

export default defineConfig({
  test: {
    projects: [
      unitTests,
      {
        ...browser,
        plugins: [...browser.plugins, sampleBooks],
        test: { ...browser.test, provide, testTimeout },
        // Found only while tests run, a dependency would reload the page under them.
        optimizeDeps: { include: ['dompurify', 'fast-check'] },
      },
    ],
  },
});
