import { sql } from 'kysely';
import { readerTables } from '../library/readerTables.ts';
import type { Database } from '../schema/Database.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** Of a part of a table, the table. */
const tableOf = ({ 'Relation Name': name = '' }: Plan): string => name.replace(/^(collected_event)_\w+$/, '$1');

const scansIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' && readerTables.has(tableOf(plan)) ? [tableOf(plan)] : []),
  ...(plan.Plans ?? []).flatMap(scansIn),
];

/** The tables of readers that a query would read from beginning to end, whatever its values are. */
export async function scansOf(database: Database, text: string): Promise<string[]> {
  const values = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number)));
  return database.connection().execute(async (connection) => {
    await sql`set plan_cache_mode = force_generic_plan`.execute(connection);
    await sql.raw(`prepare asked as ${text}`).execute(connection);
    try {
      const given = values === 0 ? '' : `(${Array.from({ length: values }, () => 'null').join(', ')})`;
      const explained = await sql
        .raw<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) execute asked${given}`)
        .execute(connection);
      return explained.rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => scansIn(plan)));
    } finally {
      await sql`deallocate asked`.execute(connection);
    }
  });
}
