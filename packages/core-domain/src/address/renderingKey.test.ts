import { expect, it } from 'vitest';
import { parseRenderingKey } from './renderingKey.ts';

const key = 'k'.repeat(32);

it.each([
  [undefined, undefined],
  ['', undefined],
  [key, key],
])('takes %j from the environment as the key %j', (value, expected) => {
  expect(parseRenderingKey({ SHUYE_RENDERING_KEY: value })).toBe(expected);
});

it.each(['k'.repeat(31), `${key} `, `${key}\n`, `${key}钥`, ` ${key}`, `钥${key}`])(
  'refuses a key that could be guessed or cannot be sent, without repeating it: %j',
  (value) => {
    expect(() => parseRenderingKey({ SHUYE_RENDERING_KEY: value })).toThrow(
      /^SHUYE_RENDERING_KEY must be at least 32 visible characters of ASCII\.$/,
    );
  },
);
