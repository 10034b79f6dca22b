import { services } from '@shuye/core-domain/sign';
import { expect, it } from 'vitest';
import { parseConfig } from './parseConfig.ts';
import { configuredSecrets } from './configuredSecrets.ts';

it('are all keys that the environment sets (R25)', () => {
  const names = [
    ...services.map((service) => `SHUYE_SIGN_KEY_${service.toUpperCase()}`),
    'SHUYE_SIGN_KEY_BOOK_FORMER',
    'SHUYE_SECRET_KEY',
    'SHUYE_SECRET_KEY_FORMER',
    'SHUYE_HOST_LOGIN_KEY',
    'SHUYE_PAY_CALLBACK_KEY',
    'SHUYE_PAY_CALLBACK_KEY_FORMER',
    'SHUYE_RENDERING_KEY',
  ];
  const env = Object.fromEntries(names.map((name) => [name, `a-key-of-${name}-of-some-length`]));
  expect(configuredSecrets(parseConfig(env)).sort()).toEqual(Object.values(env).sort());
  expect(configuredSecrets(parseConfig({})).sort()).toEqual(services.map((service) => `dev-${service}`).sort());
});
