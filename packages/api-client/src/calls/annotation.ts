import { MAX_SENT_ANNOTATIONS, parseAnnotation, type Annotation } from '@shuye/core-domain/annotation';
import { AppError } from '@shuye/core-domain/error';
import { isLoggedInId } from '@shuye/core-domain/member';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireFlag, wireJson, wireList, wireNumber } from './wire/fields.ts';

/** Said when an account has had more highlights than the server keeps for one. */
export const ANNOTATIONS_FULL_STATUS = 20_003;

/** What stores, requests and answers hold is read by one parser. */
const wireAnnotation = v.pipe(
  v.custom<Annotation>((value) => typeof value === 'object' && value !== null),
  v.rawTransform(({ dataset, addIssue, NEVER }): Annotation => {
    const annotation = parseAnnotation(dataset.value);
    if (annotation) return annotation;
    addIssue({ message: 'no annotation' });
    return NEVER;
  }),
);

const revision = v.pipe(wireNumber, v.integer(), v.minValue(0));

export interface AnnotationSyncInput {
  userId: string;
  /** What this device changed. */
  changes: readonly Annotation[];
  /** Of the server's annotations, as far as the device knows them. */
  since: number;
}

export interface AnnotationSyncResult {
  /** What changed since then, deletions too, the earliest first. */
  changed: readonly Annotation[];
  /** As far as the answer goes. */
  revision: number;
  hasMore: boolean;
}

/** Highlights and notes of an account, pushed and pulled in one call. */
export const syncAnnotations = defineCall({
  name: 'syncAnnotations',
  service: 'shelf',
  method: 'POST',
  path: '/api/v1/sync/annotations',
  body: 'json',
  sign: 'never',
  effect: 'keyed',
  userField: 'user_id',
  request: {
    since: revision,
    annotations: wireJson(v.pipe(v.array(wireAnnotation), v.maxLength(MAX_SENT_ANNOTATIONS))),
  },
  toRequest: ({ userId, changes, since }: AnnotationSyncInput) => {
    if (!isLoggedInId(userId)) throw new AppError('input', 'Invalid user ID');
    return { since, annotations: [...changes] };
  },
  refusals: { [ANNOTATIONS_FULL_STATUS]: 'more highlights than are kept for one account' },
  defaultMessage: '划线和笔记同步失败',
  answer: v.object({ annotations: wireList(wireAnnotation), revision, hasMore: wireFlag }),
  toResult: ({ annotations, revision: reached, hasMore }): AnnotationSyncResult => ({
    changed: annotations ?? [],
    revision: reached,
    hasMore,
  }),
});
