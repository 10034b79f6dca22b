import { describe, expect, it } from 'vitest';
import { withOrdinaryMembers } from './shortPrivates.ts';

const counter = `
  export class Counter extends Object {
    #count = 10; #step;
    static #made = 0;
    constructor(step) { super(); this.#step = step; Counter.#made++; }
    #more() { return this.#count += this.#step; }
    get '#count'() { return 'text'; }
    up() { return [this.#more(), this?.#step, Counter.#made, this['#count'], '#count']; }
  }`;

const memberOf = (code: string) => /_\w+/.exec(withOrdinaryMembers('a.js', code))?.[0];

const run = (code: string): Promise<{ Counter: new (step: number) => { up: () => unknown } }> =>
  import(`data:text/javascript,${encodeURIComponent(code)}`);

describe('a class without its private members', () => {
  it('does what it did', async () => {
    const own = counter.replace(
      'class Base { #count = 1; base() { return this.#count; } }',
      'class Base { base() {} }',
    );
    const [before, after] = await Promise.all([run(own), run(withOrdinaryMembers('counter.js', own))]);
    expect(new after.Counter(2).up()).toEqual(new before.Counter(2).up());
  });

  it('has none', () => {
    expect(withOrdinaryMembers('counter.js', counter)).not.toMatch(/[.\s]#(?:count|step|more|made)\b(?!')/);
  });

  it('shares no member with a class of another file', () => {
    expect(memberOf('export class A { #x = 1; }')).not.toBe(memberOf('export class B extends A { #x = 1; }'));
  });

  it('is not made in a file with several: they might share one', () => {
    const several = 'class A { #x; } export class B extends A { #x; }';
    expect(() => withOrdinaryMembers('a.js', several)).toThrow('several classes');
  });

  it('is not made where the code asks whether an object has a member', () => {
    const asks = 'export class A { #x; static is(a) { return #x in a; } }';
    expect(() => withOrdinaryMembers('a.js', asks)).toThrow('private member');
  });
});
