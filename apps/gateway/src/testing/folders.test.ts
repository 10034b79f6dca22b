import { dirname, join } from 'node:path';
import { loadSources, mutualImports } from '@shuye/tooling/mutual-imports';
import { describe, expect, it } from 'vitest';

const sources = loadSources(join(import.meta.dirname, '..'));

describe('folders of the gateway', () => {
  it('no two folders import each other both ways', () => {
    expect(sources.size).toBeGreaterThan(250);
    expect(mutualImports(sources)).toEqual([]);
  });

  it.each<[string, string, string]>([
    ['a type', 'money/planted.ts', `import type { makeOrder } from '../orders/makeOrder.ts';\n`],
    ['a module that is loaded later', 'money/planted.ts', `const later = () => import('../orders/makeOrder.ts');\n`],
    ['a re-export', 'money/planted.ts', `export { makeOrder } from '../orders/makeOrder.ts';\n`],
    ['a subfolder', 'money/planted.ts', `import '../orders/callback/callbackRoutes.ts';\n`],
  ])('%s that a folder takes from one of its importers is found', (_what, path, text) => {
    expect(mutualImports(new Map([...sources, [path, text]]))[0]).toMatch(/^money ⇄ orders/);
  });

  it('a subfolder that imports from its own parent and is imported by it is found', () => {
    const planted = new Map([
      ['shelf/a.ts', `import './deep/b.ts';`],
      ['shelf/deep/b.ts', `import '../a.ts';`],
    ]);
    expect(mutualImports(planted)).toEqual([
      'shelf ⇄ shelf/deep: shelf/a.ts imports shelf/deep/b.ts, shelf/deep/b.ts imports shelf/a.ts',
    ]);
  });

  it('the server imports neither the sample library nor the crash harness', () => {
    const outside = [...sources].filter(([file, text]) =>
      [...text.matchAll(/from '(\.{1,2}\/[^']+)'/g)].some(([, path = '']) =>
        join(dirname(file), path).startsWith('..'),
      ),
    );
    expect(outside.map(([file]) => file)).toEqual(['library.ts']);
  });
});
