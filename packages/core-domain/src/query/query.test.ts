import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { buildQuery, type QueryValue } from './buildQuery.ts';
import { changeQuery } from './changeQuery.ts';
import { parseQuery } from './parseQuery.ts';

const entriesOf = (text: string) => [...parseQuery(text)];

describe('parseQuery', () => {
  it.each<[string, Array<[string, string]>]>([
    ['', []],
    ['?', []],
    [
      'a=1&b=2',
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ],
    ['?a=1', [['a', '1']]],
    ['??a=1', [['?a', '1']]],
    ['a', []],
    ['a=', []],
    ['=1', []],
    ['&&a=1&', [['a', '1']]],
    ['%20=1', [[' ', '1']]],
    ['a==1=', [['a', '=1=']]],
    ['a=1+2', [['a', '1 2']]],
    ['a=1%2B2', [['a', '1+2']]],
    ['q=%E4%B9%A6', [['q', '书']]],
  ])('reads %j, dropping empty names and values [ROUTE-57]', (text, entries) => {
    expect(entriesOf(text)).toEqual(entries);
  });

  it('takes the first of equal names', () => {
    expect(entriesOf('a=1&a=2&%61=3')).toEqual([['a', '1']]);
    expect(entriesOf('a=&a=2')).toEqual([['a', '2']]);
  });

  it('keeps what cannot be decoded as it was written', () => {
    expect(entriesOf('a=%E0%A4%A&%=+%')).toEqual([
      ['a', '%E0%A4%A'],
      ['%', '+%'],
    ]);
  });

  it('keeps names of prototypes as plain names', () => {
    const query = parseQuery('__proto__=1&constructor=2');
    expect([...query.keys()]).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(query)).toBe(Map.prototype);
  });
});

describe('buildQuery', () => {
  it.each<[Array<[string, QueryValue]>, string]>([
    [[], ''],
    [
      [
        ['a', 1],
        ['b', 'x y'],
      ],
      '?a=1&b=x%20y',
    ],
    [
      [
        ['a', 0],
        ['b', false],
      ],
      '?a=0&b=false',
    ],
    [
      [
        ['a', ''],
        ['', 'b'],
        ['c', undefined],
        ['d', null],
        ['e', Number.NaN],
      ],
      '',
    ],
    [
      [
        ['a', Infinity],
        ['b', -1],
      ],
      '?b=-1',
    ],
    [
      [
        ['a', 1],
        ['a', 2],
      ],
      '?a=1',
    ],
    [[['a&b', '=?&#+%']], '?a%26b=%3D%3F%26%23%2B%25'],
  ])('writes %j as %j [ROUTE-57]', (entries, text) => {
    expect(buildQuery(entries)).toBe(text);
  });

  it('writes halves of characters as the replacement character', () => {
    const written = buildQuery([
      ['a', 'x\uD83D'],
      ['b', '\uDE00y'],
      ['c', '\uD83D\uDE00'],
      ['d', '\uDE00\uDE00'],
    ]);
    expect(entriesOf(written)).toEqual([
      ['a', 'x\uFFFD'],
      ['b', '\uFFFDy'],
      ['c', '😀'],
      ['d', '\uFFFD\uFFFD'],
    ]);
  });
});

describe('a query', () => {
  const text = fc.string({ unit: 'binary', maxLength: 12 });
  const hostileName = fc.constantFrom('__proto__', 'constructor', 'toString', 'a', 'b');

  it('reads back what was built (P14) [ROUTE-57]', () => {
    const entries = fc.array(fc.tuple(fc.oneof(text, hostileName), text), { maxLength: 6 });
    checkProperty(
      'P14',
      fc.property(entries, (list) => {
        const query = new Map(list.filter(([name, value]) => name !== '' && value !== ''));
        expect(parseQuery(buildQuery(query))).toEqual(query);
      }),
    );
  });

  it('never throws, and reads what it reads again after building (P14)', () => {
    const piece = fc.constantFrom(
      '%',
      '%E',
      '%E4%B9%A6',
      '%00',
      '=',
      '&',
      '+',
      '?',
      'a',
      '书',
      '\uD83D',
      '__proto__',
      '#',
    );
    const anything = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
    checkProperty(
      'P14',
      fc.property(anything, (written) => {
        const query = parseQuery(written);
        const built = buildQuery(query);
        expect(built).not.toMatch(/undefined|null/);
        expect([...query].every(([name, value]) => name !== '' && value !== '')).toBe(true);
        expect(parseQuery(buildQuery(parseQuery(built)))).toEqual(parseQuery(built));
      }),
    );
  });
});

describe('changeQuery', () => {
  it.each<[string, string, QueryValue, string]>([
    ['', 'a', 1, '?a=1'],
    ['?a=1&b=2', 'a', 3, '?a=3&b=2'],
    ['?b=2', 'a', '甲', '?b=2&a=%E7%94%B2'],
    ['?a=1&b=2&a=4', 'a', undefined, '?b=2'],
    ['?back=%2Fa%3Fb%3D1', 'a', 1, '?back=%2Fa%3Fb%3D1&a=1'],
  ])('%s with another %s, %j, is %s', (text, name, value, changed) => {
    expect(changeQuery(text, name, value)).toBe(changed);
  });
});
