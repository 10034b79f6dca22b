import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divide, multiply } from './field64.ts';
import { parseRestoreCode, SECRET_LENGTH, secretOf, writeRestoreCode } from './restoreCode.ts';

const bytes = fc.uint8Array({ minLength: SECRET_LENGTH, maxLength: SECRET_LENGTH });
const secrets = bytes.map(secretOf);
const lists = [...Array(64).keys()].map((value) => {
  const word = writeRestoreCode(Array.from({ length: SECRET_LENGTH }, () => value))[0] ?? '';
  return [word.charAt(0), word.charAt(1)] as const;
});
const replaced = (text: string, place: number, character: string): string =>
  text.slice(0, place) + character + text.slice(place + 1);

const fault = (typed: readonly string[]) => parseRestoreCode(typed.join(' '));

it('the field divides what it multiplied', () => {
  for (let a = 0; a < 64; a += 1) for (let b = 1; b < 64; b += 1) expect(divide(multiply(a, b), b)).toBe(a);
});

describe('a restore code', () => {
  it('has twelve words of 4,096, whose characters stand for one thing in one place', () => {
    expect(new Set(lists.flat())).toHaveLength(128);
    fc.assert(
      fc.property(secrets, (secret) => {
        const words = writeRestoreCode(secret);
        expect(words).toHaveLength(12);
        expect(words.every((word) => word.length === 2)).toBe(true);
      }),
    );
  });

  it('is read as it was written, however it is spaced, numbered and pointed', () => {
    const between = fc.array(fc.constantFrom(' ', '\n', '，', '、', '1.', '-', '　', 'a', '。'), { maxLength: 3 });
    fc.assert(
      fc.property(secrets, fc.array(between, { minLength: 24, maxLength: 24 }), (secret, gaps) => {
        const letters = [...writeRestoreCode(secret).join('')];
        const typed = letters.map((character, place) => `${(gaps[place] ?? []).join('')}${character}`).join('');
        expect(parseRestoreCode(typed)).toEqual({ kind: 'secret', secret });
      }),
    );
  });

  it('with one wrong character names the word, and the one that was meant', () => {
    const place = fc.nat(23);
    fc.assert(
      fc.property(secrets, place, fc.nat(63), (secret, at, value) => {
        const code = writeRestoreCode(secret).join('');
        const character = lists[value]?.[at % 2 === 0 ? 0 : 1] ?? '';
        fc.pre(character !== code.charAt(at));
        const start = at - (at % 2);
        const typed = replaced(code, at, character);
        expect(parseRestoreCode(typed)).toEqual({
          kind: 'fault',
          fault: {
            kind: 'wrong-word',
            word: start / 2 + 1,
            text: typed.slice(start, start + 2),
            meant: code.slice(start, start + 2),
          },
        });
      }),
    );
  });

  it('with two wrong characters is never taken', () => {
    fc.assert(
      fc.property(secrets, fc.uniqueArray(fc.nat(23), { minLength: 2, maxLength: 2 }), fc.nat(62), (secret, at, by) => {
        const code = writeRestoreCode(secret).join('');
        const typed = at.reduce((text, place) => {
          const half = place % 2 === 0 ? 0 : 1;
          const value = lists.findIndex((pair) => pair[half] === text.charAt(place));
          return replaced(text, place, lists[(value + 1 + by) % 64]?.[half] ?? '');
        }, code);
        expect(parseRestoreCode(typed).kind).toBe('fault');
      }),
    );
  });

  it('names a word that is none, the word where a character is missing, and how many characters there are', () => {
    const words = [...writeRestoreCode(Array.from({ length: SECRET_LENGTH }, (_, at) => at))];
    expect(fault([...words.slice(0, 4), '白鸟', ...words.slice(5)])).toEqual({
      kind: 'fault',
      fault: { kind: 'unknown-word', word: 5, text: '白鸟' },
    });
    expect(fault([...words.slice(0, 2), words[2]?.charAt(0) ?? '', ...words.slice(3)])).toMatchObject({
      fault: { kind: 'unknown-word', word: 3 },
    });
    expect(fault(words.slice(0, 11))).toEqual({ kind: 'fault', fault: { kind: 'length', characters: 22 } });
    expect(fault([...words, '青'])).toEqual({ kind: 'fault', fault: { kind: 'length', characters: 25 } });
    expect(fault([])).toEqual({ kind: 'fault', fault: { kind: 'length', characters: 0 } });
  });
});
