import { sql } from 'kysely';
import { readerTables } from '../library/readerTables.ts';
import type { Database } from '../schema/Database.ts';

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
}

/** A value of row `i` that is another one for each row, but that readers have several rows and flags two values. */
function valueOf({ column_name, data_type }: Column, readers: number): string {
  if (column_name === 'user_id') return `'u' || (i % ${readers})`;
  if (/^(?:is|has)_/.test(column_name)) return 'i % 2';
  if (data_type === 'text') return `'${column_name}-' || i`;
  return 'i';
}

export interface Amounts {
  readers: number;
  /** Rows of each table but the shelf, and but those that have one for each reader. */
  rows: number;
  shelf: number;
}

/** Fills every table of readers by the database itself. */
export async function fillReaderTables(database: Database, { readers, rows, shelf }: Amounts): Promise<void> {
  const columns = await sql<Column>`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' order by ordinal_position`.execute(database);
  const keys = await sql<{ table_name: string; columns: string }>`
    select relation.relname as table_name, string_agg(attribute.attname, ' ') as columns
    from pg_index as key
    join pg_class as relation on relation.oid = key.indrelid
    join pg_attribute as attribute on attribute.attrelid = relation.oid and attribute.attnum = any (key.indkey)
    where key.indisunique
    group by relation.relname, key.indexrelid`.execute(database);
  await database.connection().execute(async (connection) => {
    await sql`set session_replication_role = replica`.execute(connection);
    await sql`set statement_timeout = 0`.execute(connection);
    // Sums need not be right where only plans are asked for.
    await sql`
      do $$ declare found record; begin
        for found in select conname, conrelid::regclass as place from pg_constraint where contype = 'c' and conrelid <> 0 loop
          execute format('alter table %s drop constraint %I', found.place, found.conname);
        end loop;
      end $$`.execute(connection);
    for (const table of readerTables) {
      const own = columns.rows.filter(({ table_name }) => table_name === table);
      const isOneEach = keys.rows.some((key) => key.table_name === table && key.columns === 'user_id');
      const names = own.map(({ column_name }) => `"${column_name}"`).join(', ');
      const values = own.map((column) => valueOf(column, readers)).join(', ');
      const count = isOneEach ? readers : table === 'shelf_entry' ? shelf : rows;
      await sql
        .raw(`insert into "${table}" (${names}) select ${values} from generate_series(0, ${count - 1}) as i`)
        .execute(connection);
    }
    await sql`set session_replication_role = default`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
  // Counting a million rows takes longer than a request may.
  await database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
  });
}
