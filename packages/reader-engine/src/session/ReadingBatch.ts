import type { ReadingRecord } from '@shuye/core-domain/progress';

/** Records that are sent together; every attempt at them carries the same id, so that one upload counts once. */
export interface ReadingBatch {
  id: string;
  userId: string;
  records: readonly ReadingRecord[];
}
