import { AppError } from '@shuye/core-domain/error';
import { isLoggedInId } from '@shuye/core-domain/member';
import { MAX_VISITS, parseVisit, type Visit } from '@shuye/core-domain/visits';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireId, wireJson, wireList } from './wire/fields.ts';

/** Stores, requests and answers are read by one parser. */
const wireVisit = v.pipe(
  v.custom<Visit>((value) => typeof value === 'object' && value !== null),
  v.rawTransform(({ dataset, addIssue, NEVER }): Visit => {
    const visit = parseVisit(dataset.value);
    if (visit) return visit;
    addIssue({ message: 'no visit' });
    return NEVER;
  }),
);

export interface VisitsInput {
  userId: string;
  bookId: string;
  visits: readonly Visit[];
}

/** Joins this device's places of a book with those that the server knows. */
export const syncVisits = defineCall({
  name: 'syncVisits',
  service: 'shelf',
  method: 'POST',
  path: '/api/v1/sync/visits',
  body: 'json',
  sign: 'never',
  // A join takes the same visits any number of times, so the call may be repeated like a read.
  effect: 'read',
  userField: 'user_id',
  request: { bookId: wireId, visits: wireJson(v.pipe(v.array(wireVisit), v.maxLength(MAX_VISITS + 1))) },
  toRequest: ({ userId, bookId, visits }: VisitsInput) => {
    if (!isLoggedInId(userId)) throw new AppError('input', 'Invalid user ID');
    return { bookId, visits: [...visits] };
  },
  defaultMessage: '阅读足迹同步失败',
  answer: v.object({ visits: wireList(wireVisit) }),
  toResult: ({ visits }): readonly Visit[] => visits ?? [],
});
