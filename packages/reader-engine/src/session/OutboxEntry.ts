import { READ_TIME_TYPE, type ReadingRecord } from '@shuye/core-domain/progress';
import type { ReadingBatch } from './ReadingBatch.ts';

export interface OutboxEntry {
  sessionId: string;
  userId: string;
  /** Milliseconds; an entry that is not saved again for long belongs to a page that is gone. */
  savedAt: number;
  batches: readonly ReadingBatch[];
  /** Stretches of no batch yet; the last one goes on, and is saved as far as it was read. */
  pending: readonly ReadingRecord[];
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const isRecord = (value: unknown): value is ReadingRecord =>
  isFields(value) &&
  value['timeType'] === READ_TIME_TYPE &&
  (value['objectType'] === 1 || value['objectType'] === 2) &&
  isName(value['bookId']) &&
  isName(value['chapterId']) &&
  isCount(value['startedAt']) &&
  isCount(value['seconds']);

const isBatch = (value: unknown): value is ReadingBatch =>
  isFields(value) &&
  isName(value['id']) &&
  isName(value['userId']) &&
  Array.isArray(value['records']) &&
  value['records'].every(isRecord);

function readEntry(value: unknown): OutboxEntry | undefined {
  if (!isFields(value)) return undefined;
  const { sessionId, userId, savedAt, batches, pending } = value;
  if (!isName(sessionId) || !isName(userId) || !isCount(savedAt)) return undefined;
  if (!Array.isArray(batches) || !Array.isArray(pending)) return undefined;
  const own = batches.filter(isBatch).filter((batch) => batch.userId === userId);
  return { sessionId, userId, savedAt, batches: own, pending: pending.filter(isRecord) };
}

/** The entries that a storage holds, without what is damaged or of another form. */
export const readOutbox = (value: unknown): OutboxEntry[] =>
  Array.isArray(value) ? value.map(readEntry).filter((entry) => entry !== undefined) : [];
