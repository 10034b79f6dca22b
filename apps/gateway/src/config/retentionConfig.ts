import * as v from 'valibot';
import { settingReader } from './settingReader.ts';

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

/**
 * How long events and messages are kept, from the environment.
 * @throws ConfigError naming the first value that cannot be used.
 */
export function parseRetentionConfig(env: NodeJS.ProcessEnv): RetentionConfig {
  const setting = settingReader(settings, env);
  return {
    maxEvents: setting('SHUYE_MOST_EVENTS'),
    eventDays: setting('SHUYE_KEEP_EVENTS_DAYS'),
    feedbackDays: setting('SHUYE_KEEP_FEEDBACK_DAYS'),
  };
}
