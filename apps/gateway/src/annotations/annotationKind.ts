import { ANNOTATIONS_FULL_STATUS } from '@shuye/api-client/calls';
import {
  boundStamps,
  isLive,
  MAX_ANNOTATIONS,
  mergeAnnotation,
  parseAnnotation,
  type Annotation,
} from '@shuye/core-domain/annotation';
import type { ItemKind } from '../reader-items/ItemKind.ts';

export const annotationKind: ItemKind<Annotation> = {
  table: 'annotation',
  parse: parseAnnotation,
  merge: mergeAnnotation,
  isLive,
  bound: boundStamps,
  limits: { maxLive: MAX_ANNOTATIONS, maxRows: 4 * MAX_ANNOTATIONS },
  full: { state: ANNOTATIONS_FULL_STATUS, message: '划线已达5000条，请先删除一些' },
};
