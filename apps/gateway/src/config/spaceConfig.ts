import * as v from 'valibot';
import { spaceLimits, type SpaceLimits } from './SpaceLimits.ts';
import { ConfigError } from './ConfigError.ts';

const upTo = (max: number) => v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.maxValue(max));

const settings = {
  SHUYE_SPACE_MEGABYTES: { schema: upTo(100_000), fallback: '200', expects: 'megabytes from 0 to 100000' },
  SHUYE_SPACE_BOOKS: { schema: upTo(10_000), fallback: '100', expects: 'a number of books from 0 to 10000' },
} as const;

function setting(env: NodeJS.ProcessEnv, name: keyof typeof settings): number {
  const { schema, fallback, expects } = settings[name];
  const value = env[name] || fallback;
  const result = v.safeParse(schema, value);
  if (!result.success) throw new ConfigError(`${name} is "${value}", but must be ${expects}.`);
  return result.output;
}

/**
 * What readers may keep in spaces of their own, from the environment; `0` in either lets nobody keep anything.
 * @throws ConfigError naming the first value that cannot be used.
 */
export const parseSpaceConfig = (env: NodeJS.ProcessEnv): SpaceLimits =>
  spaceLimits(setting(env, 'SHUYE_SPACE_MEGABYTES'), setting(env, 'SHUYE_SPACE_BOOKS'));
