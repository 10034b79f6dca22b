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
    'SHUYE_METRICS_TOKEN',
  ];
  const env = Object.fromEntries(names.map((name) => [name, `a-key-of-${name}-of-some-length`]));
  const config = parseConfig({ ...env, SHUYE_METRICS_PORT: '0' });
  expect(configuredSecrets(config).sort()).toEqual(Object.values(env).sort());
  const parts = {
    ...env,
    SHUYE_FILES_URL: 's3://shuye-books',
    AWS_ACCESS_KEY_ID: 'AKIA0',
    AWS_SECRET_ACCESS_KEY: 'the-key-of-the-bucket',
    DATABASE_URL: 'postgres://shuye:the-word%2Fof-db@db/shuye',
    DATABASE_READ_URL: 'postgres://shuye:the-word-of-copy@copy/shuye',
    REDIS_URL: 'redis://:the-word-of-redis@redis',
  };
  expect(configuredSecrets(parseConfig(parts))).toEqual(
    expect.arrayContaining(['the-key-of-the-bucket', 'the-word/of-db', 'the-word-of-copy', 'the-word-of-redis']),
  );
  expect(configuredSecrets(parseConfig({})).sort()).toEqual(services.map((service) => `dev-${service}`).sort());
});
