import { expect, it } from 'vitest';
import { brand } from './index.ts';

it('begins every storage key as devices already have them, so that what was stored is found again [AUTH-12] (D-010)', () => {
  expect(brand.storagePrefix).toBe('shuye_');
});
