import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aTree } from '../testing/aTree.ts';
import { createInputs } from './createInputs.ts';
import { journeyRecords } from './journeyRecords.ts';

const TOP_UP = 'packages/app/src/TopUp.tsx';
const TOP_UP_STYLES = 'packages/app/src/TopUp.module.css';
const SEARCH = 'packages/app/src/Search.tsx';
const GATEWAY = 'apps/gateway/src/main.ts';
const SPEC = 'e2e/src/journeys/top-up.spec.ts';
const OTHER_SPEC = 'e2e/src/journeys/search.spec.ts';

const mapOf = (path: string, content: string): string =>
  JSON.stringify({
    sources: [`../../../../${path}`, '../../../../node_modules/ky/index.js'],
    sourcesContent: [content, null],
  });

const topUp = `import styles from './TopUp.module.css';`;
let tree: ReturnType<typeof aTree>;
const write = (path: string, content: string): void => writeFileSync(join(tree.root, path), content);

beforeEach(() => {
  tree = aTree({
    'apps/h5/package.json': '{}',
    'apps/h5/src/host.ts': '1',
    'apps/h5/dist/assets/TopU-1.js': '1',
    'apps/h5/dist/assets/TopU-1.js.map': mapOf(TOP_UP, topUp),
    'apps/h5/dist/assets/Sear-1.js': '2',
    'apps/h5/dist/assets/Sear-1.js.map': mapOf(SEARCH, ''),
    'apps/h5/dist/assets/kernel-floor-1.js': '3',
    [TOP_UP]: topUp,
    [TOP_UP_STYLES]: '.sum {}',
    [SEARCH]: '1',
    [GATEWAY]: '1',
    [SPEC]: '1',
    [OTHER_SPEC]: '1',
    'packages/app/src/TopUp.test.tsx': '1',
    'packages/app/README.md': '1',
    '.gitignore': 'dist\nnode_modules\n',
  });
  execFileSync('git', ['init', '-q'], { cwd: tree.root });
});

afterEach(() => tree.remove());

const open = () => {
  const inputs = createInputs(tree.root);
  return { inputs, journeys: journeyRecords(join(tree.root, 'node_modules/.cache/journeys.json'), inputs) };
};

/** One journey has topped up, one has asked for the text of pages, whose code no script tells of. */
function passBoth(): void {
  const { inputs, journeys } = open();
  journeys.passed('top-up', { spec: SPEC, sources: inputs.sourcesOf(['TopU-1.js', 'kernel-floor-1.js']) });
  journeys.passed('crawl', { spec: OTHER_SPEC, sources: undefined });
  journeys.save();
}

describe('journeys that have passed', () => {
  it('are unchanged as long as nothing is', () => {
    passBoth();
    expect(open().journeys.unchanged()).toEqual(['top-up', 'crawl']);
  });

  it.each([
    ['a module that no page of theirs loaded', SEARCH, ['top-up']],
    ['a module that a page of theirs loaded', TOP_UP, []],
    ['the styles of such a module', TOP_UP_STYLES, []],
    ['what is in no script, such as the gateway', GATEWAY, []],
    ['their own file', SPEC, ['crawl']],
    ['the file of others', OTHER_SPEC, ['top-up']],
    ['a unit test', 'packages/app/src/TopUp.test.tsx', ['top-up', 'crawl']],
    ['a document', 'packages/app/README.md', ['top-up', 'crawl']],
    ['a file that is new', 'packages/app/src/New.ts', []],
  ])('stay so or not by a change of %s', (_, path, unchanged) => {
    passBoth();
    write(path, 'changed');
    expect(open().journeys.unchanged()).toEqual(unchanged);
  });

  it('run again where a module of theirs is gone', () => {
    passBoth();
    rmSync(join(tree.root, TOP_UP));
    expect(open().journeys.unchanged()).toEqual([]);
  });

  it('are known by what was there when their run began', () => {
    const { inputs, journeys } = open();
    write(TOP_UP, 'edited meanwhile');
    journeys.passed('top-up', { spec: SPEC, sources: inputs.sourcesOf(['TopU-1.js']) });
    journeys.save();
    expect(open().journeys.unchanged()).toEqual([]);
  });

  it('run again once they have failed, and where their record is cut off', () => {
    passBoth();
    const { journeys } = open();
    journeys.failed('crawl');
    journeys.save();
    expect(open().journeys.unchanged()).toEqual(['top-up']);
    write('node_modules/.cache/journeys.json', '{"paths":[');
    expect(open().journeys.unchanged()).toEqual([]);
  });

  it('may have used anything where a script of theirs is of another build', () => {
    expect(open().inputs.sourcesOf(['TopU-1.js', 'Else-2.js'])).toBeUndefined();
  });
});
