import type { PruningRule } from './PruningRule.ts';

/** A rule for messages beyond a number, the oldest first. */
export const latestFeedback = (max: number): PruningRule => ({
  table: 'feedback',
  prune: async (transaction, _, limit) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('feedback')
      .where('id', 'in', (query) =>
        query.selectFrom('feedback').select('id').orderBy('received_at', 'desc').limit(limit).offset(max),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
});
