import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { aHostTree } from '../testing/aHostTree.ts';
import { browserBuild } from '../vite.ts';

const OTHERS = Array.from({ length: 15 }, (_, number) => `Other${number}`);

/** Screens that show a tile. */
const SHELVES = ['BookstoreScreen', 'Other0'];

const page = (screens: readonly string[]) => ({
  'package.json': '{ "type": "module", "sideEffects": false }',
  'main.js': [
    `import { entry } from './entry.js'; export const host = () => { document.title = entry();`,
    ...screens.map((screen) => `import('./${screen}.js').then(({ draw }) => draw());`),
    '};',
  ].join('\n'),
  'entry.js': `export const entry = () => 'words of the entry' + location.href;`,
  'words.js': [
    `export const unused = () => 'words that nobody asks for';`,
    `export const first = () => 'words of the first text';`,
  ].join('\n'),
  'light.js': `import { entry } from './entry.js'; export const light = () => 'words of every other screen' + entry();`,
  'tile.js': `export const tile = () => 'words of the store' + location.hash;`,
  'barrel.js': `export * from './words.js'; export * from './light.js';`,
  ...Object.fromEntries(
    screens.map((screen) => [
      `${screen}.js`,
      `${SHELVES.includes(screen) ? `import { tile } from './tile.js'; document.title = tile();` : ''}
       import { first${screen === 'ReaderScreen' ? '' : ', light'} } from './barrel.js';
       export const draw = () => { document.title = 'words of ${screen}' + first() + ${screen === 'ReaderScreen' ? `''` : 'light()'}; };`,
    ]),
  ),
});

const trees: ReturnType<typeof aHostTree>[] = [];
afterAll(() => trees.forEach((tree) => tree.remove()));

/** By their names, which end after two characters. */
async function filesOf(screens: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const tree = aHostTree(page(screens));
  trees.push(tree);
  await build({ ...browserBuild(), root: tree.root, configFile: false, logLevel: 'silent' });
  const assets = join(tree.root, 'dist/assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(
    scripts.map((name) => [name.split('-')[0] ?? '', readFileSync(join(assets, name), 'utf8')]),
  );
}

describe('the files of a build', () => {
  it('hold what the first text shares with the entry in one file, apart from what other screens share, also behind an index of both', async () => {
    const { index, sh: shared, Re: Reader } = await filesOf(['ReaderScreen', ...OTHERS]);
    expect(index).toContain('words of the first text');
    expect(index).toContain('words of the entry');
    expect(index).not.toContain('words of every other screen');
    expect(shared).toContain('words of every other screen');
    expect([index, shared].join('')).not.toContain('words that nobody asks for');
    expect(Reader).not.toMatch(/shar-/);
  });

  it('leave what the reader alone needs to the reader', async () => {
    const { index, Re: Reader } = await filesOf(['ReaderScreen', ...OTHERS]);
    expect(Reader).toContain('words of ReaderScreen');
    expect(index).not.toContain('words of ReaderScreen');
  });

  it('keep what the store shares with others apart from what most screens share', async () => {
    const { st: store, sh: shared, index } = await filesOf(['ReaderScreen', 'BookstoreScreen', ...OTHERS]);
    expect(store).toContain('words of the store');
    expect([index, shared].join('')).not.toContain('words of the store');
  });

  it('leave with the entry what screens share with it alone', async () => {
    const { index, sh: shared, Re: Reader } = await filesOf(['ReaderScreen', ...OTHERS]);
    expect(shared).not.toContain('words of the entry');
    expect([index, Reader].join('')).not.toMatch(/from\s*["']\.\/shar-/);
  });
});
