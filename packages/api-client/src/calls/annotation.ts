import { MAX_SENT_ANNOTATIONS, parseAnnotation, type Annotation } from '@shuye/core-domain/annotation';
import { AppError } from '@shuye/core-domain/error';
import { isLoggedInId } from '@shuye/core-domain/member';
import * as v from 'valibot';
import { defineCall } from '../defineCall.ts';
import { wireFlag, wireJson, wireList, wireNumber } from './wire/fields.ts';

/** Refused because the account has as many highlights as the server keeps for one. */
export const ANNOTATIONS_FULL_STATUS = 20_003;

/** Stores, requests and answers are read by one parser. */
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
  changes: readonly Annotation[];
  /** The server's revision that the device knows. */
  since: number;
}

export interface AnnotationSyncResult {
  /** Changes since that revision, deletions too, the earliest first. */
  changed: readonly Annotation[];
  revision: number;
  hasMore: boolean;
}

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
