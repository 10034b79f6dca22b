import { sql } from 'kysely';
import { DAY_MS } from '../database/eventPartitions.ts';
import type { RetentionConfig } from '../config/retentionConfig.ts';
import { expiredRows } from './expiredRows.ts';
import { latestEvents } from './latestEvents.ts';
import { latestFeedback } from './latestFeedback.ts';
import type { PruningRule } from './PruningRule.ts';

/** With the length of a message it bounds what anybody can fill: about 400 MB. */
const MAX_FEEDBACK = 100_000;

/** A copy that no device read or wrote for so long is deleted. */
export const RESTORE_COPY_TTL_MS = 400 * DAY_MS;

/** A place that nothing was brought to. */
export const EMPTY_COPY_TTL_MS = DAY_MS;

/**
 * What goes by age or number. What a reader has, and what the law asks for, has no rule: it is bounded for each account or
 * grows with what was paid (decision 0022).
 */
export const retentionRules = (
  { maxEvents, eventDays, feedbackDays }: RetentionConfig,
  maxFeedback = MAX_FEEDBACK,
): readonly PruningRule[] => [
  expiredRows({
    table: 'collected_event',
    key: ['id'],
    column: 'received_at',
    untilMs: (nowMs) => nowMs - eventDays * DAY_MS - 1,
  }),
  latestEvents(maxEvents),
  expiredRows({ table: 'session', key: ['token_hash'], column: 'expires_at', untilMs: (nowMs) => nowMs }),
  // Keys of what was paid never expire.
  expiredRows({ table: 'idempotency', key: ['user_id', 'key'], column: 'expires_at', untilMs: (nowMs) => nowMs }),
  // A day later a code has ended, and the pause after it has passed as well.
  expiredRows({
    table: 'login_code',
    key: ['phone_hash', 'browser_hash'],
    column: 'counted_from',
    untilMs: (nowMs) => nowMs - DAY_MS,
    where: (nowMs) => sql`expires_at <= ${nowMs}`,
  }),
  expiredRows({
    table: 'feedback',
    key: ['id'],
    column: 'received_at',
    untilMs: (nowMs) => nowMs - feedbackDays * DAY_MS,
  }),
  latestFeedback(maxFeedback),
  expiredRows({
    table: 'restore_copy',
    key: ['locator_hash'],
    column: 'used_at',
    untilMs: (nowMs) => nowMs - RESTORE_COPY_TTL_MS,
  }),
  expiredRows({
    table: 'restore_copy',
    key: ['locator_hash'],
    column: 'used_at',
    untilMs: (nowMs) => nowMs - EMPTY_COPY_TTL_MS,
    where: () => sql`revision = 0`,
  }),
];
