import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHostTree } from '../testing/aHostTree.ts';
import { browserBuild } from '../vite.ts';

const tree = aHostTree({
  'main.js': `export const host = () => [import('./ReaderScreen.js'), import('./paged.js'), import('./scroll.js')].map((part) => part.then(({ draw }) => draw()));`,
  'ReaderScreen.js': `export const draw = () => import('./scroll.js').then(({ draw }) => draw());`,
  'paged.js': `export const draw = () => { document.title = 'paged'; };`,
  'scroll.js': `export const draw = () => { document.title = 'scroll'; };`,
});

describe('the hint to compile at once', () => {
  const assets = join(tree.root, 'dist/assets');
  const fileOf = (part: string, ending: string): string => {
    const file = readdirSync(assets).find((name) => name.startsWith(`${part.slice(0, 2)}-`) && name.endsWith(ending));
    return file ? readFileSync(join(assets, file), 'utf8') : 'no such part';
  };
  const firstLine = (part: string): string => fileOf(part, '.js').split('\n')[0] ?? '';
  const linesWithoutSource = (part: string): number => {
    const { mappings } = JSON.parse(fileOf(part, '.js.map')) as { mappings: string };
    return mappings.search(/[^;]/);
  };

  beforeAll(async () => {
    await build({ ...browserBuild(), root: tree.root, configFile: false, logLevel: 'silent' });
  });
  afterAll(() => tree.remove());

  it.each(['Reader', 'paged'])('is the first line of %s', (part) => {
    expect(firstLine(part)).toBe('//# allFunctionsCalledOnLoad');
  });

  it('moves what maps the part back to its sources', () => {
    expect(linesWithoutSource('paged')).toBe(linesWithoutSource('scroll') + 1);
  });

  it('stands above nothing else', () => {
    expect(firstLine('scroll')).toContain('scroll');
    expect(firstLine('index')).not.toContain('allFunctionsCalledOnLoad');
  });
});
