import * as v from 'valibot';
import { spaceLimits, type SpaceLimits } from './SpaceLimits.ts';
import { settingReader } from './settingReader.ts';

const upTo = (max: number) => v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(max));

const settings = {
  SHUYE_SPACE_MEGABYTES: { schema: upTo(100_000), fallback: '200', expects: 'megabytes from 0 to 100000' },
  SHUYE_SPACE_BOOKS: { schema: upTo(10_000), fallback: '100', expects: 'a number of books from 0 to 10000' },
} as const;

/**
 * What readers may keep in spaces of their own, from the environment; `0` in either lets nobody keep anything.
 * @throws ConfigError naming the first value that cannot be used.
 */
export function parseSpaceConfig(env: NodeJS.ProcessEnv): SpaceLimits {
  const setting = settingReader(settings, env);
  return spaceLimits(setting('SHUYE_SPACE_MEGABYTES'), setting('SHUYE_SPACE_BOOKS'));
}
