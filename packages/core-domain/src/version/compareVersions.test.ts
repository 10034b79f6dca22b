import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkProperty } from '../../test/propertyRuns.ts';
import { compareVersions, isVersionAtLeast } from './compareVersions.ts';

const sign = (a: string, b: string): number => Math.sign(compareVersions(a, b));

describe('two versions [HOST-27]', () => {
  it.each([
    ['1.0.10', '1.0.8', 1],
    ['1.0.8', '1.0.8', 0],
    ['1.0', '1.0.0', 0],
    ['1', '1.0.0.0', 0],
    ['1.0.1', '1.0', 1],
    ['2', '1.9.9', 1],
    ['01.002', '1.2', 0],
    ['0', '0.0', 0],
    ['0.1', '0', 1],
    ['10', '9', 1],
    ['1.10', '1.9', 1],
    ['9007199254740993', '9007199254740992', 1],
    ['123456789012345678901234567890', '99999999999999999999', 1],
  ])('%s and %s compare as %s', (a, b, order) => {
    expect(sign(a, b)).toBe(order);
    expect(sign(b, a)).toBe(order === 0 ? 0 : -order);
  });

  it.each(['', 'v1.0', '1.0-beta', '1..0', '.1', '1.', ' 1.0', '1.0 ', '1.0\n', '１.０', '-1', '1e3', 'NaN'])(
    '%j cannot be read and is lower than every version',
    (unreadable) => {
      expect(sign(unreadable, '0')).toBe(-1);
      expect(sign('0', unreadable)).toBe(1);
      expect(sign(unreadable, 'beta')).toBe(0);
    },
  );
});

describe('an app', () => {
  it.each([
    ['1.0.8', true],
    ['1.0.9', true],
    ['1.0.7', false],
    ['1.0.8-rc', false],
    ['', false],
    [undefined, false],
  ])('of version %s reaches 1.0.8: %s [HOST-27]', (version, reaches) => {
    expect(isVersionAtLeast(version, '1.0.8')).toBe(reaches);
  });

  it('of an unreadable version reaches nothing, not even an unreadable minimum', () => {
    expect(isVersionAtLeast('dev', 'dev')).toBe(false);
    expect(isVersionAtLeast('1', 'dev')).toBe(true);
  });
});

const byIntegers = (a: string, b: string): number => {
  const [left, right] = [a.split('.').map(BigInt), b.split('.').map(BigInt)];
  for (let at = 0; at < 6; at++) {
    const [x, y] = [left[at] ?? 0n, right[at] ?? 0n];
    if (x !== y) return x > y ? 1 : -1;
  }
  return 0;
};

describe('the order of versions (P15)', () => {
  const part = fc.oneof(
    fc.nat({ max: 3 }).map(String),
    fc.constantFrom('00', '01', '010', '9007199254740992', '9007199254740993'),
    fc.bigInt({ min: 0n, max: 10n ** 30n }).map(String),
  );
  const version = fc.oneof(
    { weight: 6, arbitrary: fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('.')) },
    { weight: 1, arbitrary: fc.constantFrom('', 'beta', '1.0-rc', '1..2', 'v1') },
  );

  it('is total: whole, antisymmetric and transitive', () => {
    checkProperty(
      'P15',
      fc.property(version, version, version, (a, b, c) => {
        const [ab, bc, ac] = [sign(a, b), sign(b, c), sign(a, c)];
        // + 0 turns -0 into 0.
        const isAntisymmetric = ab === -sign(b, a) + 0 && sign(a, a) === 0;
        const isTransitive = ab < 0 || bc < 0 || ac === Math.max(ab, bc);
        const keepsEquals = ab !== 0 || ac === bc;
        return isAntisymmetric && isTransitive && keepsEquals;
      }),
    );
  });

  it('agrees with integers of any size, part by part', () => {
    const readable = fc.array(part, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('.'));
    checkProperty(
      'P15',
      fc.property(readable, readable, (a, b) => sign(a, b) === byIntegers(a, b)),
    );
  });
});
