import { SourceMap, type SourceMapPayload, type SourceMapping } from 'node:module';
import { basename } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { aHostTree } from '../testing/aHostTree.ts';
import { browserBuild } from '../vite.ts';
import { FLOOR } from './floor.ts';
import { hostEntry } from './hostEntry.ts';
import { shorten } from './shorten.ts';

const tree = aHostTree({
  'main.js': `
    import place from './place.cjs';
    export const host = () => { document.title = place(document.title) + place(''); };`,
  'place.cjs': `
    const lengths = require('./lengths.cjs');
    module.exports = function place(title) { return lengths.of(title) + lengths.of(title + title); };`,
  'lengths.cjs': `exports.of = (title) => title.length;`,
});

afterAll(() => tree.remove());

async function built(config: InlineConfig): Promise<Rolldown.OutputChunk> {
  const whole: InlineConfig = {
    ...config,
    root: tree.root,
    configFile: false,
    logLevel: 'silent',
    build: { ...config.build, write: false, sourcemap: true, modulePreload: false },
  };
  const { output } = (await build(whole)) as Rolldown.RolldownOutput;
  return output[0];
}

/** A function in parentheses that a call is given. */
const EAGER = /\(\((\w+|\([\w,]*\))=>\{/g;

describe('modules that run while a page starts', () => {
  it('lose the parentheses by which engines compile them at once where they are shortened alone', async () => {
    const { code } = await built({ plugins: [hostEntry(), shorten()], build: FLOOR });
    expect(code).not.toMatch(EAGER);
  });

  it('stand in parentheses in the build of a host, and do the same', async () => {
    const { code } = await built(browserBuild());
    expect(code.match(EAGER)).toHaveLength(2);
    const page: { title: unknown } = { title: '书名' };
    runInNewContext(code, { document: page });
    expect(page.title).toBe(6);
  });

  it('still map to their sources, character by character', async () => {
    const { code, map } = await built(browserBuild());
    const sources = new SourceMap(JSON.parse(String(map)) as SourceMapPayload);
    const sourceAt = (place: number): unknown[] => {
      const [line = '', ...above] = code
        .slice(0, place + 1)
        .split('\n')
        .reverse();
      const { originalSource, ...at } = sources.findEntry(above.length, line.length - 1) as Partial<SourceMapping>;
      return [basename(originalSource ?? ''), at.originalLine, at.originalColumn];
    };
    const title = code.indexOf('document.title=');
    expect(sourceAt(code.indexOf('.length'))).toEqual(['lengths.cjs', 0, 24]);
    expect(sourceAt(title)).toEqual(['main.js', 2, 32]);
    expect(sourceAt(title - 1)).not.toEqual(['main.js', 2, 32]);
  });
});
