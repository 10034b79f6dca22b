import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'kernelFloor.js'), 'utf8');

const MISSING = [
  'delete globalThis.queueMicrotask',
  'delete Object.fromEntries',
  'delete Object.hasOwn',
  'delete Array.prototype.at',
  'delete Array.prototype.flat',
  'delete Array.prototype.flatMap',
  'delete Array.prototype.toSorted',
  'delete String.prototype.replaceAll',
  'delete Promise.allSettled',
];

const page = () => createContext({ setTimeout });

/** As far as Chrome 69 knows it. */
class OldSignal extends EventTarget {
  aborted = false;
}
class OldController {
  signal = new OldSignal();
  abort = (): void => {
    this.signal.aborted = true;
    this.signal.dispatchEvent(new Event('abort'));
  };
}

/** A kernel without any of it; with the polyfills unless told otherwise. */
function oldKernel(script = source) {
  const context = createContext({ setTimeout, DOMException, AbortSignal: OldSignal, AbortController: OldController });
  runInContext(`${MISSING.join(';')}; globalThis.self = globalThis; delete globalThis.globalThis`, context);
  runInContext(script, context);
  return context;
}

const outcome = (expression: string, context = page()): unknown =>
  JSON.parse(
    runInContext(
      `(() => { try { return JSON.stringify({ value: ${expression} }); } catch (error) { return JSON.stringify(error.name); } })()`,
      context,
    ),
  );

const same = [
  `Object.fromEntries([['a', 1], ['b', 2], ['a', 3]])`,
  `Object.fromEntries(new Map([['k', 'v']]))`,
  `Object.getOwnPropertyNames(Object.fromEntries([['__proto__', 1]]))`,
  `Object.fromEntries(null)`,
  `[Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({ a: 1 }, 'toString'), Object.hasOwn(Object.create(null), 'a')]`,
  `[[1, 2, 3].at(0), [1, 2, 3].at(-1), [1, 2, 3].at(1.9), [1, 2, 3].at('x'), [1, 2, 3].at(-3)]`,
  `[[].at(0) === undefined, [1].at(1) === undefined, [1].at(-2) === undefined, [1].at(Infinity) === undefined]`,
  `[1, [2, [3, [4]]]].flat()`,
  `[1, [2, [3, [4]]]].flat(2)`,
  `[1, [2, [3, [4]]]].flat(Infinity)`,
  `[1, [2]].flat(0)`,
  `[1, , [2, , 3]].flat()`,
  `[1, 2].flatMap((n, i, all) => [n, [i], all.length])`,
  `['a'].flatMap(function () { return this.word; }, { word: 'kept' })`,
  `[1].flatMap(undefined)`,
  `[10, 9, 1, 'b', 'a'].toSorted()`,
  `[3, 1, 2].toSorted((a, b) => b - a)`,
  `[3, undefined, 1, , 2].toSorted().map(String)`,
  `Array.from({ length: 40 }, (_, i) => ({ key: i % 3, i })).toSorted((a, b) => a.key - b.key)`,
  `(() => { const list = [2, 1]; list.toSorted(); return list; })()`,
  `[1].toSorted('no function')`,
  `'a.b.c'.replaceAll('.', '-')`,
  `'a.b'.replaceAll('.', '[$&$$]')`,
  `'abc'.replaceAll('', '-')`,
  `'aXbX'.replaceAll('X', (match, place, whole) => match + place + whole.length)`,
  `'aXbx'.replaceAll(/x/gi, '')`,
  `'aXb'.replaceAll(/x/i, '')`,
  `'(a|b)*/^$'.replaceAll('(a|b)*/^$', 'found')`,
  `'书页书'.replaceAll('书', '页')`,
];

describe('the polyfills of old kernels', () => {
  it.each(same)('answers as a kernel of today: %s', (expression) => {
    expect(outcome(expression, oldKernel())).toEqual(outcome(expression));
  });

  it('is needed: without it each of these fails', () => {
    const bare = oldKernel('');
    for (const name of ['Object.fromEntries', '[].at', '[].flat', `''.replaceAll`, 'Promise.allSettled']) {
      expect(runInContext(`typeof ${name}`, bare)).toBe('undefined');
    }
  });

  it('gives the global object its modern name', () => {
    expect(runInContext('globalThis === self', oldKernel())).toBe(true);
  });

  it('settles promises of either end, in order', async () => {
    const both = `Promise.allSettled([1, Promise.reject('no'), Promise.resolve('yes')]).then(JSON.stringify)`;
    expect(await runInContext(both, oldKernel())).toBe(await runInContext(both, page()));
  });

  it('runs a microtask after the running script and before the next task', async () => {
    const context = oldKernel();
    runInContext(`var steps = []; queueMicrotask(() => steps.push('micro')); steps.push('script');`, context);
    await Promise.resolve();
    await Promise.resolve();
    expect(runInContext('steps.join()', context)).toBe('script,micro');
    expect(outcome('queueMicrotask(1)', context)).toBe('TypeError');
  });

  it('adds nothing that a loop over an array or an object would meet', () => {
    expect(
      runInContext(
        'var met = []; for (var key in [1]) met.push(key); for (var other in {}) met.push(other); met.join()',
        oldKernel(),
      ),
    ).toBe('0');
  });

  it('leaves a kernel that has everything as it was', () => {
    const context = page();
    const natives = '[Array.prototype.at, Object.hasOwn, String.prototype.replaceAll, Promise.allSettled, [].toSorted]';
    runInContext(`before = ${natives}`, context);
    runInContext(source, context);
    expect(runInContext(`${natives}.every((native, i) => native === before[i])`, context)).toBe(true);
  });

  it.each([
    ['is aborted with the first of several signals', 'second.abort(); either.signal.aborted', true],
    [
      'is aborted when one of them was before',
      'second.abort(); AbortSignal.any([first.signal, second.signal]).aborted',
      true,
    ],
    ['is open while all are', 'either.signal.aborted', false],
  ])('joins signals into one that %s', (_, steps, expected) => {
    const context = oldKernel();
    runInContext(
      `first = new AbortController(); second = new AbortController();
       either = { signal: AbortSignal.any([first.signal, second.signal]) };`,
      context,
    );
    expect(runInContext(steps, context)).toBe(expected);
  });

  it('lets a signal that was aborted throw, and no other', () => {
    const context = oldKernel();
    runInContext('mine = new AbortController(); mine.signal.throwIfAborted(); mine.abort();', context);
    expect(() => runInContext('mine.signal.throwIfAborted()', context)).toThrow('aborted');
  });

  it('is written in the language of the old kernels', () => {
    expect(parseAst(source).body.length).toBeGreaterThan(0);
    expect(source).not.toMatch(/=>|\blet\b|\bconst\b|`|\?\.|\?\?/);
  });
});
