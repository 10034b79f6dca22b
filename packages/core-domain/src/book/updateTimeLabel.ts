import { commentTime } from '../time/commentTime.ts';
import type { Book } from './Book.ts';

export const UPDATE_TIME_TOP_CLASS = 502;

/** When the last chapter came, for ongoing web novels only [QCOVER-08] (D-198). */
export const updateTimeLabel = ({
  topClass,
  status,
  lastChapter,
}: Pick<Book, 'topClass' | 'status' | 'lastChapter'>): string | undefined =>
  topClass === UPDATE_TIME_TOP_CLASS && status === 'ongoing' && lastChapter && lastChapter.updatedAt > 0
    ? commentTime(lastChapter.updatedAt)
    : undefined;
