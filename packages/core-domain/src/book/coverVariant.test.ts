import { expect, it } from 'vitest';
import { coverVariant, COVER3_MIN_VERSION } from './coverVariant.ts';

it('starts with version 1.0.8 [CONST-53]', () => {
  expect(COVER3_MIN_VERSION).toBe('1.0.8');
});

it.each([
  ['1.0.7', 'cover2'],
  ['1.0.8', 'cover3'],
  ['1.0.10', 'cover3'],
  ['2', 'cover3'],
  ['1', 'cover2'],
  ['', 'cover2'],
  ['beta', 'cover2'],
  [undefined, 'cover2'],
])('an app of version %s gets %s [COVER-15]', (version, variant) => {
  expect(coverVariant(version)).toBe(variant);
});
