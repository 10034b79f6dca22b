import { AppError } from '@shuye/core-domain/error';
import { isLoggedInId } from '@shuye/core-domain/member';
import { READ_TIME_TYPE, type ReadingRecord } from '@shuye/core-domain/progress';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireId, wireJson, wireNumber, wireText } from './wire/fields.ts';

const MAX_RECORDS = 100;

const whole = v.pipe(wireNumber, v.integer(), v.minValue(0));

/** A stretch of reading [ENT-48] (D-109): its start in milliseconds, its length in seconds. */
const wireRecord = v.strictObject({
  readTimeType: v.pipe(wireNumber, v.literal(READ_TIME_TYPE)),
  readObjType: v.pipe(wireNumber, v.picklist([1, 2])),
  startReadTime: whole,
  readingLen: whole,
  readObjId: wireId,
  readChapterId: wireId,
});

const wireRecords = wireJson(v.pipe(v.array(wireRecord), v.maxLength(MAX_RECORDS)));

const requireReader = (userId: string): void => {
  if (!isLoggedInId(userId)) throw new AppError('input', 'Invalid user ID');
};

/** Reports stretches of reading; guests are not reported [API-24] [ERR-40] (D-042). */
export const reportReadingTime = defineCall({
  name: 'reportReadingTime',
  service: 'report',
  method: 'POST',
  path: '/openapi/read/time/report',
  body: 'form',
  sign: 'required',
  effect: 'keyed',
  userField: 'userId',
  request: { readingList: v.optional(wireRecords), readList: v.optional(wireRecords) },
  toRequest: ({ userId, records }: { userId: string; records: readonly ReadingRecord[] }) => {
    requireReader(userId);
    return {
      readingList: records.slice(0, MAX_RECORDS).map((record) => ({
        readTimeType: record.timeType,
        readObjType: record.objectType,
        startReadTime: record.startedAt,
        readingLen: record.seconds,
        readObjId: record.bookId,
        readChapterId: record.chapterId,
      })),
    };
  },
  refusals: { 400: 'more time is claimed than has passed' },
  answer: v.object({}),
  toResult: () => undefined,
});

export interface ReadingMoment {
  bookId: string;
  chapterId: string;
  /** Characters of the chapter. */
  chapterSize: number;
  /** Milliseconds. */
  at: number;
  /** The place in the book, from 0 to 10000. */
  progress: number;
}

/** Reports the place where somebody reads right now [API-25] (D-042). */
export const reportReadingMoment = defineCall({
  name: 'reportReadingMoment',
  service: 'report',
  method: 'POST',
  path: '/openapi/read/stat/report',
  body: 'form',
  sign: 'sent',
  userField: 'userId',
  request: {
    log: wireJson(
      v.strictObject({
        bookId: wireId,
        cid: wireId,
        csize: whole,
        time: whole,
        progress: v.pipe(whole, v.maxValue(10_000)),
      }),
    ),
  },
  toRequest: ({ bookId, chapterId, chapterSize, at, progress }: ReadingMoment) => ({
    log: { bookId, cid: chapterId, csize: chapterSize, time: at, progress },
  }),
  answer: v.object({}),
  toResult: () => undefined,
});

export interface EnergyProgressInput {
  bookId: string;
  topClass: number;
  chapterId: string;
  /** Within the chapter, 0 to 100. */
  percent: number;
  chapterSize: number;
}

/** Reports progress in a chapter of an energy book [API-26] [ENERGY-06] (D-043). */
export const reportEnergyProgress = defineCall({
  name: 'reportEnergyProgress',
  service: 'report',
  method: 'POST',
  path: '/openapi/energy/progress',
  body: 'form',
  sign: 'sent',
  userField: 'userId',
  request: {
    bookId: wireId,
    topClass: v.optional(wireText),
    chapterId: wireId,
    readPro: v.pipe(whole, v.maxValue(100)),
    csize: whole,
  },
  toRequest: ({ bookId, topClass, chapterId, percent, chapterSize }: EnergyProgressInput) => ({
    bookId,
    topClass: String(topClass),
    chapterId,
    readPro: percent,
    csize: chapterSize,
  }),
  refusals: { 401: 'the book is off the shelf', 404: 'the chapter is not one of the book' },
  answer: v.object({}),
  toResult: () => undefined,
});
