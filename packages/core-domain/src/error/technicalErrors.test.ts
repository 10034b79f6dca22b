import { expect, it } from 'vitest';
import { technicalErrors } from './technicalErrors.ts';

it('names the bridge or the method that is missing (D-053)', () => {
  expect(technicalErrors.bridgeMissing('WindVane')).toBe('bridge WindVane does not exist');
  expect(technicalErrors.bridgeMethodMissing('share')).toBe('bridge method share does not exist');
});
