import { expiredRows } from './expiredRows.ts';
import type { PruningRule } from './PruningRule.ts';

/** A rule for messages beyond a number, the oldest first. */
export const latestFeedback = (max: number): PruningRule => ({
  table: 'feedback',
  prune: async (transaction, nowMs, limit) => {
    const last = await transaction
      .selectFrom('feedback')
      .select('received_at')
      .orderBy('received_at', 'desc')
      .limit(1)
      .offset(max - 1)
      .executeTakeFirst();
    if (last === undefined) return 0;
    const beyond = expiredRows({
      table: 'feedback',
      key: ['id'],
      column: 'received_at',
      untilMs: () => last.received_at - 1,
    });
    return beyond.prune(transaction, nowMs, limit);
  },
});
