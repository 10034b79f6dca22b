import { describe, expect, it } from 'vitest';
import { unsupportedSyntax } from './unsupportedSyntax.ts';

describe('a built script asks too much of an old kernel', () => {
  it.each([
    ['a?.b', 'optional chaining'],
    ['a ?? b', 'the operator ??'],
    ['a ??= b', 'the operator ??='],
    ['class A { x = 1 }', 'a class field'],
    ['class A { #x() {} }', 'a private member'],
    ['class A { static {} }', 'a static block'],
    ['10n', 'a big integer'],
    ['/(?<=a)b/', 'a look-behind in /(?<=a)b/'],
    ['/a/v', 'the flag of /a/v'],
    ['list.toReversed()', '.toReversed'],
    ['text.matchAll(/a/g)', '.matchAll'],
    ['structuredClone(a)', 'structuredClone'],
  ])('with %s', (source, expected) => {
    expect(unsupportedSyntax('a.js', source)).toContain(expected);
  });

  it.each([
    'const { a, ...rest } = b; try { a(); } catch { rest(); }',
    'export default async function* f() { for await (const x of y) yield x; }',
    `import('./a.js'); import.meta.url; 2 ** 3;`,
    '/(?<name>a)\\p{L}/su',
    'list.flatMap(f).at(-1); Object.fromEntries(list); text.replaceAll(a, b); queueMicrotask(f);',
  ])('but not with %s', (source) => {
    expect(unsupportedSyntax('a.js', source)).toEqual([]);
  });
});
