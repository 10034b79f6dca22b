import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8 } from '../../test/utf8.ts';
import { base64Codec } from './base64Codec.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const standard = base64Codec(`${LETTERS}+/`, true);
const forAddresses = base64Codec(`${LETTERS}-_`, false);

const bytesOf = (...bytes: number[]): Uint8Array => Uint8Array.from(bytes);

describe.each([
  ['character by character', undefined],
  ['through bytes', utf8.encodeInto],
])('base64 read %s', (_, bytes) => {
  it.each([
    ['', []],
    ['AA==', [0]],
    ['/w==', [255]],
    ['AAA=', [0, 0]],
    ['//8=', [255, 255]],
    ['AAAA', [0, 0, 0]],
    ['AQID', [1, 2, 3]],
    ['////', [255, 255, 255]],
    ['AQIDBA==', [1, 2, 3, 4]],
  ])('%j is %j, and back', (text, values) => {
    expect(standard.decode(text, bytes)).toEqual(bytesOf(...values));
    expect(standard.encode(bytesOf(...values))).toBe(text);
  });

  it.each([
    'A',
    'AA',
    'AAA',
    'AAAAA',
    'A===',
    '====',
    '==',
    '=',
    'AA=A',
    '=AAA',
    'AA==AAAA',
    'AAAA====',
    'AAA\n',
    'AA A',
    'AA-A',
    'AA_A',
    'AA*A',
    'AAA灯',
    '灯AAA',
    'AAA\u0141',
    'AAAé',
    'éAA',
    // Bits that no byte holds.
    'AB==',
    'AAB=',
    '//9=',
    '/x==',
  ])('%j is refused', (text) => {
    expect(standard.decode(text, bytes)).toBeUndefined();
  });

  it('is refused with a strange character at any place of a long text', () => {
    const text = 'QUJD'.repeat(300);
    expect(standard.decode(text, bytes)).toHaveLength(900);
    for (const at of [0, 1, 2, 3, 600, 1196, 1197, 1198, 1199]) {
      for (const strange of ['-', '\u0000', '灯', '\u00ff', '=']) {
        if (strange === '=' && at === 1199) continue;
        expect(standard.decode(text.slice(0, at) + strange + text.slice(at + 1), bytes)).toBeUndefined();
      }
    }
  });

  it('agrees with the platform on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (values) => {
        const text = Buffer.from(values).toString('base64');
        expect(standard.encode(values)).toBe(text);
        expect(standard.decode(text, bytes)).toEqual(values);
        expect(forAddresses.decode(forAddresses.encode(values), bytes)).toEqual(values);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('base64 without padding', () => {
  it('is written and read for addresses', () => {
    expect(forAddresses.encode(bytesOf(255, 254, 253, 252))).toBe('__79_A');
    expect(forAddresses.decode('__79_A')).toEqual(bytesOf(255, 254, 253, 252));
    expect(forAddresses.encode(bytesOf(1))).toBe('AQ');
    expect(forAddresses.encode(bytesOf(1, 2))).toBe('AQI');
    expect(forAddresses.encode(bytesOf())).toBe('');
  });

  it.each(['A', 'AAAAA', 'AQ==', 'AQ=', 'A+AA', 'AB'])('%j is refused', (text) => {
    expect(forAddresses.decode(text)).toBeUndefined();
  });
});

it('writes and reads more than the platform takes at once', () => {
  const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => (at * 31) % 256);
  const text = standard.encode(bytes);
  expect(text).toBe(Buffer.from(bytes).toString('base64'));
  expect(standard.decode(text, utf8.encodeInto)).toEqual(bytes);
  expect(standard.decode(text.slice(0, -5) + '灯===='.slice(0, 5), utf8.encodeInto)).toBeUndefined();
});
