import * as v from 'valibot';
import { ConfigError } from './ConfigError.ts';

export interface RetentionConfig {
  /** Events that are kept at a time, the latest ones. */
  maxEvents: number;
  /** Days that an event is kept, at most. */
  eventDays: number;
  /** Days that what a reader wrote to us is kept. */
  feedbackDays: number;
}

const numberOf = (digits: number, most: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[1-9]\\d{0,${digits - 1}}$`)), v.transform(Number), v.maxValue(most));

const settings = {
  SHUYE_MOST_EVENTS: {
    schema: numberOf(10, 9_999_999_999),
    fallback: '500000',
    expects: 'a number of events from 1 to 9999999999',
  },
  SHUYE_KEEP_EVENTS_DAYS: { schema: numberOf(3, 400), fallback: '30', expects: 'a number of days from 1 to 400' },
  SHUYE_KEEP_FEEDBACK_DAYS: { schema: numberOf(4, 3650), fallback: '365', expects: 'a number of days from 1 to 3650' },
} as const;

function setting(env: NodeJS.ProcessEnv, name: keyof typeof settings): number {
  const { schema, fallback, expects } = settings[name];
  const value = env[name] ?? fallback;
  const result = v.safeParse(schema, value);
  if (!result.success) throw new ConfigError(`${name} is "${value}", but must be ${expects}.`);
  return result.output;
}

/**
 * How long events and messages are kept, from the environment.
 * @throws ConfigError naming the first value that cannot be used.
 */
export const parseRetentionConfig = (env: NodeJS.ProcessEnv): RetentionConfig => ({
  maxEvents: setting(env, 'SHUYE_MOST_EVENTS'),
  eventDays: setting(env, 'SHUYE_KEEP_EVENTS_DAYS'),
  feedbackDays: setting(env, 'SHUYE_KEEP_FEEDBACK_DAYS'),
});
