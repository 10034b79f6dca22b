import { afterEach, describe, expect, it } from 'vitest';
import { aTree } from '../testing/aTree.ts';
import { unreachedRules } from './unreachedRules.ts';

const rules = 'packages/core-domain/src';
const product = {
  'packages/core-domain/package.json': JSON.stringify({
    name: '@shuye/core-domain',
    exports: { './*': { '@shuye/source': './src/*/index.ts' } },
  }),
  [`${rules}/shelf/index.ts`]: "export { mergeShelf, type Shelf } from './mergeShelf.ts';",
  [`${rules}/shelf/mergeShelf.ts`]: `
    import { newest } from './newest.ts';
    export interface Shelf { books: string[] }
    export const mergeShelf = (a: Shelf, b: Shelf): Shelf => newest(a, b);`,
  [`${rules}/shelf/newest.ts`]: 'export const newest = <T>(a: T, b: T): T => b ?? a;',
  'packages/app/package.json': JSON.stringify({
    name: '@shuye/app',
    exports: { '.': { '@shuye/source': './src/index.ts' } },
  }),
  'packages/app/src/index.ts': "export { defineHost } from './defineHost.ts';",
  'packages/app/src/defineHost.ts': 'export const defineHost = <Host>(host: Host): Host => host;',
  'packages/app/src/mount.tsx': "export const mount = () => import('./Screen.tsx');",
  'packages/app/src/Screen.tsx':
    "import { mergeShelf } from '@shuye/core-domain/shelf'; export default () => mergeShelf;",
  'apps/h5/package.json': '{}',
  'packages/app/entry/main.tsx':
    "import { host } from 'virtual:host'; import { mount } from '../src/mount.tsx'; mount(host);",
  'apps/h5/src/host.ts': "import { defineHost } from '@shuye/app'; export const host = defineHost({});",
};

const trees: { remove: () => void }[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) tree.remove();
});

function unreached(changes: Readonly<Record<string, string>> = {}) {
  const tree = aTree({ ...product, ...changes });
  trees.push(tree);
  return [...unreachedRules(tree.root)];
}

describe('unreachedRules', () => {
  it('finds nothing where a page arrives at every rule, also at those behind another', () => {
    expect(unreached()).toEqual([]);
  });

  it('finds a planted rule that nothing asks', () => {
    expect(
      unreached({ [`${rules}/shelf/planted.ts`]: 'export const planted = () => 1; export type Plant = 1;' }),
    ).toEqual([['shelf/planted', ['Plant', 'planted']]]);
  });

  it('finds a second rule in a module whose first is asked', () => {
    const both = `${product[`${rules}/shelf/newest.ts`]} export const oldest = () => 0;`;
    expect(unreached({ [`${rules}/shelf/newest.ts`]: both })).toEqual([['shelf/newest', ['oldest']]]);
  });

  it('does not take a value for asked because its type is', () => {
    const typed = `${product[`${rules}/shelf/mergeShelf.ts`]} export const shelves: Shelf[] = [];`;
    expect(unreached({ [`${rules}/shelf/mergeShelf.ts`]: typed })).toEqual([['shelf/mergeShelf', ['shelves']]]);
  });

  it.each<[user: string, changes: Record<string, string>]>([
    [
      'a test',
      { 'packages/app/src/Screen.test.tsx': "import { planted } from '@shuye/core-domain/shelf'; planted();" },
    ],
    [
      'a story',
      { 'packages/app/src/Screen.stories.tsx': "import { planted } from '@shuye/core-domain/shelf'; planted();" },
    ],
    [
      'a module that no page loads',
      { 'packages/app/src/dead.ts': "import { planted } from '@shuye/core-domain/shelf'; planted();" },
    ],
    ['a builder', { [`${rules}/testing/index.ts`]: "export { planted } from '../shelf/planted.ts';" }],
    ['the list of an area', {}],
    [
      'an import that is never used',
      {
        [`${rules}/shelf/newest.ts`]:
          "import { planted } from './planted.ts'; export const newest = <T>(a: T, b: T): T => b ?? a;",
      },
    ],
  ])('does not count %s as asking a rule', (_, changes) => {
    const planted = {
      [`${rules}/shelf/planted.ts`]: 'export const planted = () => 1;',
      [`${rules}/shelf/index.ts`]: `${product[`${rules}/shelf/index.ts`]} export { planted } from './planted.ts';`,
    };
    expect(unreached({ ...planted, ...changes })).toEqual([['shelf/planted', ['planted']]]);
  });

  it.each<[user: string, changes: Record<string, string>]>([
    [
      'a host app',
      {
        'apps/h5/src/host.ts': "import { planted } from '@shuye/core-domain/shelf'; export const host = planted;",
      },
    ],
    [
      'a program of the gateway',
      {
        'apps/gateway/package.json': '{}',
        'apps/gateway/tsup.config.ts': "export default { entry: ['src/library.ts'] };",
        'apps/gateway/src/library.ts': "import { planted } from '@shuye/core-domain/shelf'; planted();",
      },
    ],
    [
      'a name that a package passes on',
      {
        'packages/app/src/index.ts': "export { planted as rule } from '@shuye/core-domain/shelf';",
        'apps/h5/src/host.ts': "import { rule } from '@shuye/app'; export const host = rule;",
      },
    ],
    [
      'a worker',
      {
        'packages/app/src/mount.tsx':
          "import Worker from './rule.worker.ts?worker'; import Screen from './Screen.tsx'; export const mount = () => [Worker, Screen];",
        'packages/app/src/rule.worker.ts': "import { planted } from '@shuye/core-domain/shelf'; planted();",
      },
    ],
    [
      'all names of a module',
      {
        'packages/app/src/mount.tsx':
          "import * as shelf from '@shuye/core-domain/shelf'; import Screen from './Screen.tsx'; export const mount = () => [shelf, Screen];",
      },
    ],
  ])('counts %s as asking a rule', (_, changes) => {
    const planted = {
      [`${rules}/shelf/planted.ts`]: 'const own = () => 1; export { own as planted };',
      [`${rules}/shelf/index.ts`]: `${product[`${rules}/shelf/index.ts`]} export { planted } from './planted.ts';`,
    };
    expect(unreached({ ...planted, ...changes })).toEqual([]);
  });
});
