import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { aTree } from '../testing/aTree.ts';
import { ownHostId } from './ownHostId.ts';

const trees: { remove: () => void }[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) tree.remove();
});

const host = (id: string) =>
  `export const host = defineHost({ platform: { android: 1 }, id: '${id}', guide: { id: 'x' } });`;

/** Builds the host of `apps/one` beside other folders. */
async function buildBeside(others: Readonly<Record<string, string>>, own = host('h5')) {
  const tree = aTree({ 'apps/one/src/host.ts': own, 'apps/one/main.js': 'globalThis.a = 1;', ...others });
  trees.push(tree);
  await build({
    root: `${tree.root}/apps/one`,
    configFile: false,
    logLevel: 'silent',
    plugins: [ownHostId()],
    build: { write: false, rolldownOptions: { input: `${tree.root}/apps/one/main.js` } },
  });
}

it('fails the build of a host that has the id of another one', async () => {
  await expect(buildBeside({ 'apps/two/src/host.ts': host('h5') })).rejects.toThrow(
    'apps/one/src/host.ts has the id “h5”, which apps/two/src/host.ts has too: what operators set for one would count for both.',
  );
});

it('builds a host beside others and beside what is no host', async () => {
  const others = { 'apps/two/src/host.ts': host('x'), 'apps/gateway/src/main.ts': host('h5'), 'apps/note.md': '' };
  await expect(buildBeside(others)).resolves.toBeUndefined();
  const madeElsewhere = 'export const host = madeElsewhere();';
  await expect(buildBeside({ 'apps/two/src/host.ts': host('h5') }, madeElsewhere)).resolves.toBeUndefined();
});
