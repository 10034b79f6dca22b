import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { unsupportedSyntax } from '../kernel-floor/unsupportedSyntax.ts';
import { aTree } from '../testing/aTree.ts';
import { FLOOR } from './floor.ts';
import { shorten } from './shorten.ts';

const tree = aTree({
  'main.js': `
    import { place } from './place.js';
    const chosen = place(document.title) ?? { page: 0, line: 0 };
    document.title = String(chosen.page) + chosen?.line;`,
  'place.js': `
    export function place(title) {
      if (title === '') { return undefined; }
      else { if (title.length > 3) { return { page: 1, line: title.length }; } else { return { page: 2, line: 0 }; } }
    }`,
});

afterAll(() => tree.remove());

async function built(plugins: Plugin[]): Promise<Rolldown.OutputChunk> {
  const { output } = (await build({
    root: tree.root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      ...FLOOR,
      write: false,
      sourcemap: true,
      modulePreload: false,
      rolldownOptions: { input: join(tree.root, 'main.js') },
    },
  })) as Rolldown.RolldownOutput;
  return output[0];
}

describe('a build that is shortened', () => {
  it('is shorter than by the minifier alone, and stays readable to the oldest kernels', async () => {
    const [plain, short] = await Promise.all([built([]), built([shorten()])]);
    expect(short.code.length).toBeLessThan(plain.code.length);
    expect(unsupportedSyntax('main.js', short.code)).toEqual([]);
  });

  it('does the same', async () => {
    const { code } = await built([shorten()]);
    const titleAfter = (title: string): string => {
      const page = { title };
      runInNewContext(code, { document: page });
      return page.title;
    };
    expect(['', '书', '长长的书名'].map(titleAfter)).toEqual(['00', '20', '15']);
  });

  it('still maps to its sources', async () => {
    const { map } = await built([shorten()]);
    expect(map?.sources.map((source) => source.split('/').pop()).sort()).toEqual(['main.js', 'place.js']);
    expect(map?.mappings).not.toBe('');
  });
});
