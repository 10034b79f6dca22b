import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { aTree } from '../testing/aTree.ts';
import { FLOOR } from './floor.ts';
import { openFields } from './openFields.ts';

const BASE = `
  export class Base {
    #count = 1;
    static #made = 0;
    constructor() { Base.#made += 1; }
    get #double() { return this.#count * 2; }
    #add(n) { this.#count += n; return this; }
    addTo(other, n) { return other.#add(n); }
    told() { return [this.#count, this.#double, Base.#made].join(); }
    inner() { return new (class { #count = 7; told() { return this.#count; } })().told(); }
  }`;

const tree = aTree({
  'main.js': `
    import { Base } from 'base';
    import { Derived } from 'derived';
    import { isOwn, Own } from 'asking';
    import { Mine } from './mine.js';
    const derived = new Derived();
    derived.addTo(derived, 3);
    document.title = JSON.stringify([
      new Base().told(), derived.told(), derived.toldOfItself(), derived.inner(),
      isOwn(new Own()), isOwn({}), new Mine().told(),
    ]);`,
  'mine.js': `export class Mine { #own = 'mine'; told() { return this.#own; } }`,
  'node_modules/base/index.js': BASE,
  'node_modules/derived/index.js': `
    import { Base } from 'base';
    export class Derived extends Base { #count = 100; toldOfItself() { return this.#count + ' # and #count'; } }`,
  'node_modules/asking/index.js': `
    export class Own { #mark = true; get mark() { return this.#mark; } static is(one) { return #mark in one; } }
    export const isOwn = (one) => Own.is(one);`,
});

afterAll(() => tree.remove());

async function built(plugins: Plugin[]): Promise<string> {
  const { output } = (await build({
    root: tree.root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { ...FLOOR, write: false, modulePreload: false, rolldownOptions: { input: join(tree.root, 'main.js') } },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

const titleOf = (code: string): unknown => {
  const page = { title: '' };
  runInNewContext(code, { document: page });
  return JSON.parse(page.title);
};

const mapsIn = (code: string): number => code.match(/new Weak(?:Map|Set)/g)?.length ?? 0;

describe('private fields of libraries', () => {
  it('are plain ones in a build, which does the same, but where a library asks who has them', async () => {
    const [lowered, opened] = await Promise.all([built([]), built([openFields()])]);
    expect(titleOf(opened)).toEqual(titleOf(lowered));
    expect(titleOf(opened)).toEqual(['1,2,2', '4,8,2', '100 # and #count', 7, true, false, 'mine']);
    expect([mapsIn(lowered), mapsIn(opened)]).toEqual([6, 2]);
  });
});
