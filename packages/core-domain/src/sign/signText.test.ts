import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { signText, type Signable } from './signText.ts';

const SECRET = '#secret';

describe('the text that signs a call [SIGN-03]', () => {
  it('is the values in the order of their names, and the secret last', () => {
    expect(signText({ user_id: 8_000_000, bookId: '1001', timestamp: 1_790_000_000 }, SECRET)).toBe(
      '100117900000008000000#secret',
    );
    expect(signText({ b: '2', a: '1', c: '3' }, SECRET)).toBe('123#secret');
  });

  it('orders names as ASCII does: digits, capitals, underscore, small letters', () => {
    expect(signText({ a: 'a', _a: '_', A: 'A', 1: '1', aB: 'aB', ab: 'ab', a1: 'a1' }, '')).toBe('1A_aa1aBab');
  });

  it.each(['sign', 'key', '_public'])('leaves out %s', (name) => {
    expect(signText({ a: '1', [name]: 'x' }, SECRET)).toBe('1#secret');
  });

  it.each([null, undefined, ''])('leaves out what is %s', (empty) => {
    expect(signText({ a: '1', b: empty }, SECRET)).toBe('1#secret');
  });

  it.each<[Signable, string]>([
    [0, '0'],
    [false, 'false'],
    [true, 'true'],
    [1, '1'],
    ['1', '1'],
    [' ', ' '],
    [1.5, '1.5'],
    [[1, '二'], '[1,"二"]'],
    [{ b: 1, a: { c: null } }, '{"b":1,"a":{"c":null}}'],
  ])('writes %j as %s', (value, text) => {
    expect(signText({ a: value }, '')).toBe(text);
  });

  it('is the secret alone for a call without fields', () => {
    expect(signText({}, SECRET)).toBe(SECRET);
  });

  it('does not change the fields', () => {
    const fields = Object.freeze({ b: '2', a: '1' });
    expect(signText(fields, '')).toBe('12');
    expect(Object.keys(fields)).toEqual(['b', 'a']);
  });

  it('keeps composed and decomposed letters apart, each as it was sent', () => {
    expect(signText({ a: 'é'.normalize('NFC') }, '')).not.toBe(signText({ a: 'é'.normalize('NFD') }, ''));
  });

  it('cannot tell where a value ends: that is for the schema of a call to refuse', () => {
    expect(signText({ price: 1, productId: 12 }, '')).toBe(signText({ price: 11, productId: 2 }, ''));
  });
});

const text = (given: Signable): string =>
  given === null || given === undefined ? '' : typeof given === 'object' ? JSON.stringify(given) : String(given);

describe('any call (P12)', () => {
  const name = fc.string({ unit: fc.constantFrom(...'abAB_12'), minLength: 1, maxLength: 4 });
  const value = fc.oneof(
    fc.string({ maxLength: 5 }),
    fc.integer(),
    fc.boolean(),
    fc.constantFrom<Signable>(null, undefined, '', 0, '0', 'é', 'e\u0301'),
    fc.dictionary(name, fc.string({ maxLength: 3 }), { maxKeys: 2 }),
  );
  const fields = fc.dictionary(name, value, { maxKeys: 6 });

  it('is signed the same in whatever order its fields stand', () => {
    const shuffled = fields.chain((record) =>
      fc.tuple(
        fc.constant(record),
        fc.shuffledSubarray(Object.entries(record), { minLength: Object.keys(record).length }),
      ),
    );
    checkProperty(
      'P12',
      fc.property(
        shuffled,
        ([record, entries]) => signText(Object.fromEntries(entries), SECRET) === signText(record, SECRET),
      ),
    );
  });

  it('is signed differently when one value changes, and when the secret does', () => {
    checkProperty(
      'P12',
      fc.property(fields, name, value, value, fc.string(), (record, changed, before, after, secret) => {
        const signed = signText({ ...record, [changed]: before }, SECRET);
        const isSame = signText({ ...record, [changed]: after }, SECRET) === signed;
        return (
          isSame === (text(before) === text(after)) &&
          (signText(record, secret) === signText(record, SECRET)) === (secret === SECRET)
        );
      }),
    );
  });

  it('is signed the same by what it leaves out', () => {
    checkProperty(
      'P12',
      fc.property(fields, fc.constantFrom('sign', 'key', '_public'), value, (record, left, given) => {
        return signText({ ...record, [left]: given, zz: '', zzz: null }, SECRET) === signText(record, SECRET);
      }),
    );
  });

  it('joins values by the order of their names, and nothing else', () => {
    const texts = fc.dictionary(name, fc.string({ minLength: 1, maxLength: 5 }), { maxKeys: 6 });
    checkProperty(
      'P12',
      fc.property(texts, (record) => {
        // By bytes, not by the comparison of strings.
        const names = Object.keys(record)
          .map((key) => Buffer.from(key))
          .sort((a, b) => Buffer.compare(a, b))
          .map(String);
        return signText(record, SECRET) === names.map((key) => record[key]).join('') + SECRET;
      }),
    );
  });
});
