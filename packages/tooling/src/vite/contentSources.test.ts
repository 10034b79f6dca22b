import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { aTree } from '../testing/aTree.ts';
import { contentSources } from './contentSources.ts';

const trees: { remove: () => void }[] = [];
afterEach(() => {
  for (const tree of trees.splice(0)) tree.remove();
});

/** Builds a host whose manifest says so. */
async function buildWith(sources: unknown) {
  const tree = aTree({ 'package.json': JSON.stringify({ contentSources: sources }), 'main.js': 'globalThis.a = 1;' });
  trees.push(tree);
  const built = await build({
    root: tree.root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentSources()],
    build: { write: false, rolldownOptions: { input: `${tree.root}/main.js` } },
  });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const file = output.find(({ fileName }) => fileName === '.vite/content-sources.json');
  return file?.type === 'asset' ? file.source : undefined;
}

it('gives the sources that a host names to its web server', async () => {
  const sources = { 'script-src': ['https://appx'], 'img-src': ['https://*.alicdn.com', 'http://127.0.0.1:8080/a/'] };
  expect(JSON.parse(String(await buildWith(sources)))).toEqual(sources);
  expect(await buildWith(undefined)).toBeUndefined();
});

it.each([
  [
    { 'scrip-src': ['https://appx'] },
    'names "scrip-src", but must name connect-src, font-src, img-src, manifest-src, script-src, style-src or worker-src.',
  ],
  [{ 'script-src': 'https://appx' }, 'must have a list for script-src.'],
  [
    { 'script-src': ['https//appx'] },
    'has "https//appx" for script-src, which is no origin such as https://*.example.com.',
  ],
  [
    { 'img-src': ["'unsafe-inline'"] },
    `has "'unsafe-inline'" for img-src, which is no origin such as https://*.example.com.`,
  ],
  [
    { 'img-src': ['https://a.com; script-src *'] },
    'has "https://a.com; script-src *" for img-src, which is no origin such as https://*.example.com.',
  ],
  [['https://appx'], 'must be an object of lists by directive, such as {"img-src": ["https://*.example.com"]}.'],
])('fails the build where a host cannot mean what it says: %j', async (sources, sentence) => {
  await expect(buildWith(sources)).rejects.toThrow(`package.json: contentSources ${sentence}`);
});
