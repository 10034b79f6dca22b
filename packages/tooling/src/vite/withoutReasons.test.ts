import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { aTree } from '../testing/aTree.ts';
import { withoutReasons } from './withoutReasons.ts';

const calls = 'packages/api-client/src/calls';
const tree = aTree({
  'main.js': `
    import { buy } from './${calls}/buy.ts';
    import { refusals } from './words.js';
    document.title = JSON.stringify([buy, refusals]);`,
  'words.js': `export const refusals = { refusals: { 1: 'a page says it' } };`,
  [`${calls}/buy.ts`]: `
    const SOLD = 405 as const;
    const common: Record<number, string> = { 401: 'the book was taken down' };
    const reasons = ({ refusals }: { refusals: object }) => ({ refusals, path: '/buy' });
    export const buy = {
      name: 'buy', refusals: {
        ...common,
        [SOLD]: 'the reader, has it',
      },
      last: { path: reasons({ refusals: { 404: 'not there' } }).path, refusals: common },
    };`,
});

afterAll(() => tree.remove());

it('leaves the reasons of refusals out of calls, and nothing else', async () => {
  const { output } = (await build({
    root: tree.root,
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutReasons()],
    build: { write: false, rolldownOptions: { input: join(tree.root, 'main.js') } },
  })) as Rolldown.RolldownOutput;
  const page = { title: '' };
  runInNewContext(output[0].code, { document: page });
  expect(JSON.parse(page.title)).toEqual([
    { name: 'buy', last: { path: '/buy' } },
    { refusals: { 1: 'a page says it' } },
  ]);
  for (const reason of ['taken down', 'has it', 'not there']) expect(output[0].code).not.toContain(reason);
});
