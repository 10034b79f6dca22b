import { sql } from 'kysely';
import type { PruningRule } from './PruningRule.ts';

/** A rule for events beyond a number: their ids only grow, so that none is counted. */
export const latestEvents = (max: number): PruningRule => ({
  table: 'collected_event',
  prune: async (transaction, _, limit) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('collected_event')
      .where(sql<boolean>`id <= (select max(id) from collected_event) - ${sql.lit(max)}`)
      .where(sql<boolean>`id < (select min(id) from collected_event) + ${sql.lit(limit)}`)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  },
});
