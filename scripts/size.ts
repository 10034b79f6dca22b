import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { hostApps } from '@shuye/tooling/product';
import { root } from './processes/root.ts';
import { firstLoad, type Manifest } from './size/firstLoad.ts';
import { textTable } from './text/textTable.ts';

/** Each screen's parts, those that come at once beside it included, and its limit in bytes at gzip level 9. */
const SCREENS: readonly [parts: readonly string[], limit: number][] = [
  [['ReaderScreen'], 140_000],
  [['BookstoreScreen', 'MainTabs'], 150_000],
  [['CoverScreen'], 150_000],
  [['CatalogScreen'], 150_000],
  [['ShelfScreen', 'MainTabs'], 150_000],
  [['MyselfScreen', 'MainTabs'], 150_000],
];

const sizeOf = (file: string): number => gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }).length;

/** Loaded by every page outside of the module graph. */
const polyfills = (dist: string): string[] =>
  readdirSync(join(dist, 'assets'))
    .filter((name) => /^kernel-floor-.*\.js$/.test(name))
    .map((name) => `assets/${name}`);

const sizes = hostApps(root).flatMap(({ id, folder }) => {
  const dist = join(folder, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  return SCREENS.map(([parts, limit]) => {
    const files = [...new Set([...polyfills(dist), ...parts.flatMap((part) => firstLoad(manifest, part))])];
    return {
      id,
      screen: parts[0] ?? '',
      limit,
      files: files.length,
      bytes: files.reduce((sum, file) => sum + sizeOf(join(dist, file)), 0),
    };
  });
});

console.log('Scripts of a first visit, bytes after gzip:');
const rows = sizes.map(({ id, screen, files, bytes }) => [id, screen, `${files} files`, bytes.toLocaleString('en')]);
console.log(textTable(rows, new Set([2, 3])));

const tooLarge = sizes.filter(({ bytes, limit }) => bytes > limit);
for (const { id, screen, bytes, limit } of tooLarge) {
  console.error(`${id}: ${screen} loads ${bytes} bytes, more than ${limit}.`);
}
process.exitCode = tooLarge.length > 0 ? 1 : 0;
