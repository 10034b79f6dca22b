import { AppError } from '@shuye/core-domain/error';
import { isLoggedInId } from '@shuye/core-domain/member';
import { MAX_SENT_READING_DAYS, parseReadingDay, type ReadingDay } from '@shuye/core-domain/statistics';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireFlag, wireJson, wireList, wireNumber } from './wire/fields.ts';

/** Stores, files, requests and answers are read by one parser. */
const wireReadingDay = v.pipe(
  v.custom<ReadingDay>((value) => typeof value === 'object' && value !== null),
  v.rawTransform(({ dataset, addIssue, NEVER }): ReadingDay => {
    const day = parseReadingDay(dataset.value);
    if (day) return day;
    addIssue({ message: 'no day of reading' });
    return NEVER;
  }),
);

const whole = v.pipe(wireNumber, v.integer(), v.minValue(0));

export interface ReadingDaysInput {
  userId: string;
  days: readonly ReadingDay[];
  /** Days that began by then were deleted, ms. */
  clearedAtMs: number;
  /** The server's revision that the device knows. */
  since: number;
}

export interface ReadingDaysResult {
  /** Changes since that revision, the earliest first. */
  changed: readonly ReadingDay[];
  clearedAtMs: number;
  revision: number;
  hasMore: boolean;
}

/** Pushes and pulls reading times of an account, day by day and book by book, in one call. */
export const syncReadingDays = defineCall({
  name: 'syncReadingDays',
  service: 'shelf',
  method: 'POST',
  path: '/api/v1/sync/reading-days',
  body: 'json',
  sign: 'never',
  effect: 'keyed',
  userField: 'user_id',
  request: {
    since: whole,
    clearedAt: whole,
    days: wireJson(v.pipe(v.array(wireReadingDay), v.maxLength(MAX_SENT_READING_DAYS))),
  },
  toRequest: ({ userId, days, clearedAtMs, since }: ReadingDaysInput) => {
    if (!isLoggedInId(userId)) throw new AppError('input', 'Invalid user ID');
    return { since, clearedAt: clearedAtMs, days: [...days] };
  },
  defaultMessage: '阅读统计同步失败',
  answer: v.object({ days: wireList(wireReadingDay), clearedAt: whole, revision: whole, hasMore: wireFlag }),
  toResult: ({ days, clearedAt, revision, hasMore }): ReadingDaysResult => ({
    changed: days ?? [],
    clearedAtMs: clearedAt,
    revision,
    hasMore,
  }),
});
