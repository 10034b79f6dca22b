import { expect, it } from 'vitest';
import { SIGN_VERSION, signKeyNames } from './signNames.ts';

it('names the keys of the services that are told which key was used (D-025, D-027) [CONST-93]', () => {
  expect(signKeyNames).toEqual({ account: 'h5_account', ad: 'h5_ad', gift: 'h5_gift' });
  expect(SIGN_VERSION).toBe('1.0');
});
