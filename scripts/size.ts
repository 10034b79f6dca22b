import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { pages, type AppRoute } from '@shuye/app/server';
import { hostApps } from '@shuye/tooling/product';
import { root } from './processes/root.ts';
import { firstLoad, type Manifest } from './size/firstLoad.ts';
import { textTable } from './text/textTable.ts';

/** Bytes at gzip level 9. */
const LIMIT = 150_000;
const LIMITS: Readonly<Record<string, number>> = { reader: 138_500 };
/** What the bridge of a host may add to them. */
const BRIDGE = 3072;

const inPascalCase = (folder: string): string =>
  basename(folder).replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The main files that a page loads: those of its screen, and what comes at once beside it. */
const partsOf = ({ screen, tabBar = false }: AppRoute): readonly string[] => [
  ...(screen ? [`screens/${screen}/${inPascalCase(screen)}Screen`] : []),
  ...(tabBar ? ['shell/MainTabs'] : []),
];

const sizeOf = (file: string): number => gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION }).length;

/** Loaded by every page outside of the module graph. */
const polyfills = (dist: string): string[] =>
  readdirSync(join(dist, 'assets'))
    .filter((name) => /^kernel-floor-.*\.js$/.test(name))
    .map((name) => `assets/${name}`);

const sizes = hostApps(root).flatMap(({ id, folder, bridges }) => {
  const bridge = bridges.some((name) => name !== 'web') ? BRIDGE : 0;
  const dist = join(folder, 'dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  return pages.map((page) => {
    const files = [...new Set([...polyfills(dist), ...partsOf(page).flatMap((part) => firstLoad(manifest, part))])];
    return {
      id,
      screen: page.name,
      limit: (LIMITS[page.screen ?? ''] ?? LIMIT) + bridge,
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
