import { expect, it } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { parseSpaceConfig } from './spaceConfig.ts';

it('lets each account keep 200 megabytes in 100 books unless the operator says otherwise', () => {
  expect(parseSpaceConfig({})).toEqual({ maxBytes: 209_715_200, maxBooks: 100 });
  expect(parseSpaceConfig({ SHUYE_SPACE_MEGABYTES: '5', SHUYE_SPACE_BOOKS: '7' })).toEqual({
    maxBytes: 5_242_880,
    maxBooks: 7,
  });
  expect(parseSpaceConfig({ SHUYE_SPACE_MEGABYTES: '0' }).maxBytes).toBe(0);
});

it.each([
  ['SHUYE_SPACE_MEGABYTES', '-1'],
  ['SHUYE_SPACE_MEGABYTES', '2GB'],
  ['SHUYE_SPACE_MEGABYTES', '100001'],
  ['SHUYE_SPACE_BOOKS', ''],
  ['SHUYE_SPACE_BOOKS', '1e3'],
  ['SHUYE_SPACE_BOOKS', '10001'],
])('does not start with %s=%s', (name, value) => {
  expect(() => parseSpaceConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => parseSpaceConfig({ [name]: value })).toThrow(name);
});
