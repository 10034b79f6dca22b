import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { aHostTree } from '../testing/aHostTree.ts';
import { browserBuild } from '../vite.ts';

const says = (words: string): string => `document.title = '${words}' + location.hash;`;

const tree = aHostTree({
  'package.json': '{ "type": "module", "sideEffects": false }',
  'main.js': `export const host = () => { import('./Shop.js').then(({ draw }) => draw()); import('./News.js').then(({ draw }) => draw()); };`,
  'kit.js': `export const kit = () => { ${says('kit')} };`,
  'tool.js': `export const tool = () => { ${says('tool')} };`,
  'Shop.js': `import { kit } from './kit.js';
    export const draw = () => {
      kit();
      import('./Part.js').then(({ draw }) => draw());
      import('./Lone.js').then(({ draw }) => draw());
    };`,
  'News.js': `import { kit } from './kit.js'; import { tool } from './tool.js'; export const draw = () => { kit(); tool(); };`,
  'Part.js': `import { kit } from './kit.js'; import { tool } from './tool.js'; export const draw = () => { kit(); tool(); ${says('part')} };`,
  'Lone.js': `import { kit } from './kit.js'; export const draw = () => { kit(); ${says('lone')} };`,
});
afterAll(() => tree.remove());

it('a script fetches ahead of its parts what did not come with it, and nothing for a part that comes alone', async () => {
  await build({ ...browserBuild(), root: tree.root, configFile: false, logLevel: 'silent' });
  const assets = join(tree.root, 'dist/assets');
  const shop = readdirSync(assets).find((name) => /^Sh-.*\.js$/.test(name)) ?? '';
  const listed = /m\.f\|\|\(m\.f=(\[[^\]]*\])/.exec(readFileSync(join(assets, shop), 'utf8'))?.[1] ?? '[]';
  const names = (JSON.parse(listed) as string[]).map((file) => file.replace(/^assets\/(\w+)-.*/, '$1'));
  expect(names.sort()).toEqual(['Pa', 'to']);
});
