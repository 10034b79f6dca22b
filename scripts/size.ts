import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { hostApps } from '@shuye/tooling/product';
import { root } from './processes/root.ts';
import { firstLoad, type Manifest } from './size/firstLoad.ts';
import { textTable } from './text/textTable.ts';

/** Bytes, gzip level 9. */
const READER_LIMIT = 150_000;

const SCREENS = ['BookstoreScreen', 'CoverScreen', 'CatalogScreen', 'ReaderScreen', 'ShelfScreen'];

const sizeOf = (file: string): number => gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }).length;

/** Loaded by every page outside of the module graph. */
const polyfills = (dist: string): string[] =>
  readdirSync(join(dist, 'assets'))
    .filter((name) => /^kernel-floor-.*\.js$/.test(name))
    .map((name) => `assets/${name}`);

const sizes = hostApps(root).flatMap(({ id, folder }) => {
  const dist = join(folder, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  return SCREENS.map((screen) => {
    const files = [...polyfills(dist), ...firstLoad(manifest, screen)];
    return { id, screen, files: files.length, bytes: files.reduce((sum, file) => sum + sizeOf(join(dist, file)), 0) };
  });
});

console.log('Scripts of a first visit, bytes after gzip:');
const rows = sizes.map(({ id, screen, files, bytes }) => [id, screen, `${files} files`, bytes.toLocaleString('en')]);
console.log(textTable(rows, new Set([2, 3])));

const tooLarge = sizes.filter(({ screen, bytes }) => screen === 'ReaderScreen' && bytes > READER_LIMIT);
for (const { id, bytes } of tooLarge) {
  console.error(`${id}: the reader loads ${bytes} bytes, more than ${READER_LIMIT}.`);
}
process.exitCode = tooLarge.length > 0 ? 1 : 0;
