import type { PruningRule } from './PruningRule.ts';

/** A rule for events beyond a number: their ids only grow, so that none is counted. */
export const latestEvents = (max: number): PruningRule => ({
  table: 'collected_event',
  prune: async (transaction, _, limit) => {
    const { first, last } = await transaction
      .selectFrom('collected_event')
      .select(({ fn }) => [fn.min('id').as('first'), fn.max('id').as('last')])
      .executeTakeFirstOrThrow();
    // Of no row there is neither.
    const end = Math.min((first ?? 0) + limit, (last ?? 0) - max + 1);
    if (end <= (first ?? 0)) return 0;
    const { numDeletedRows } = await transaction
      .deleteFrom('collected_event')
      .where('id', '>=', first)
      .where('id', '<', end)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
});
