import { spawnSync } from 'node:child_process';

export interface Sql {
  /** The rows, their columns with a bar between them. @throws Error with what PostgreSQL says. */
  (text: string): string[];
}

/** Asks a PostgreSQL by its own program. */
export const sqlAt =
  (address: string): Sql =>
  (text) => {
    const args = [address, '-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-c', text];
    const { status, stdout, stderr } = spawnSync('psql', args, { encoding: 'utf8', maxBuffer: 2 ** 26 });
    if (status !== 0) throw new Error(stderr);
    return stdout.trim().split('\n');
  };

/** What a reader of a year has, in rows of each table: a shelf of ten, a few purchases, some days of reading. */
export const ROWS_OF_A_READER: Readonly<Record<string, number>> = {
  account: 1,
  identity: 1,
  session: 1,
  bean_balance: 1,
  shelf_device: 1,
  shelf_entry: 10,
  book_visits: 3,
  reading_day: 20,
  ledger_entry: 6,
  purchase: 3,
  entitlement: 3,
  idempotency: 3,
};

const DETAILS = JSON.stringify({
  title: '山中灯火',
  author: '许半山',
  coverUrl: '/covers/1001-abcdef01.svg',
  format: 1,
});
const BOOKMARK = JSON.stringify({ chapter: '5012', chapterTitle: '第十二章 山中的灯火', percent: 4200, offset: 512 });
const VISITS = JSON.stringify(
  Array.from({ length: 3 }, (_, at) => ({ id: `v${at}`, device: 'd', at: 1_790_000_000_000 })),
);

/** Of reader `r` the row `n`, by table; the ids look like real ones. */
const values: Readonly<Record<string, string>> = {
  account: `'u'||r, '书友', '', 1790000000000`,
  identity: `'phone', md5('p'||r)||md5('q'||r), 'u'||r`,
  session: `md5('t'||r)||md5('s'||r), 'u'||r, 1790000000000, 4000000000000, null, md5('l'||r), 1790000000000, 'd'`,
  bean_balance: `'u'||r, 100`,
  shelf_device: `'u'||r, md5('d'||r), 10, 1790000000000`,
  shelf_entry: `'u'||r, (1000 + n)::text, 1, 1790000000000, md5('d'||r), '${DETAILS}', 1790000000000, md5('d'||r), '${BOOKMARK}'`,
  book_visits: `'u'||r, (1000 + n)::text, '${VISITS}', 1790000000000`,
  reading_day: `'u'||r, md5('d'||r), '2026-01-'||n, '1001', 1790000000000, 1200, 9000, n`,
  ledger_entry: `md5(r||' '||n), 'u'||r, 10, 1790000000000`,
  purchase: `md5(r||' '||n), 'u'||r, 'chapter', 1001, '山中灯火', '第二章', 1, 10, 10, 0, 1790000000000, 0`,
  entitlement: `'u'||r, 1001, 5000 + n, md5(r||' '||n), 1790000000000`,
  idempotency: `'u'||r, md5(n||'k'||r), md5(r||''), '{"state":200}', 1790000000000, null`,
};

/** Adds the readers from one number up to another. */
export function fillReaders(sql: Sql, from: number, to: number): void {
  for (const [table, rows] of Object.entries(ROWS_OF_A_READER)) {
    sql(`set session_replication_role = replica;
      insert into ${table} select ${values[table]} from generate_series(${from}, ${to - 1}) as r, generate_series(1, ${rows}) as n`);
  }
  sql('vacuum analyze');
}

/** Adds books with ten chapters each and their entries of the search, from one number up to another; copies of a book that is there. */
export function fillBooks(sql: Sql, like: string, from: number, to: number): void {
  const columnsOf = (table: string) =>
    (
      sql(`select string_agg(column_name, ' ' order by ordinal_position) from information_schema.columns
      where table_schema = 'public' and table_name = '${table}'`)[0] ?? ''
    ).split(' ');
  const copied = (table: string, own: Readonly<Record<string, string>>) =>
    columnsOf(table)
      .map((name) => own[name] ?? `t."${name}"`)
      .join(', ');
  const BASE = 1_000_000;
  const book = copied('book', {
    id: `${BASE} + b`,
    source_key: `'copy '||b`,
    title: `t.title||b`,
    popularity: 'b % 100000',
    chapter_count: '10',
  });
  const chapter = copied('chapter', {
    id: `(${BASE} + b) * 10 + t.ordinal`,
    book_id: `${BASE} + b`,
    content_file: `(${BASE} + b)||'/1/'||t.ordinal||'.json'`,
  });
  const gram = copied('search_gram', { book_id: `${BASE} + b` });
  const series = `generate_series(${from}, ${to - 1}) as b`;
  sql(`insert into book select ${book} from book as t, ${series} where t.id = ${like}`);
  sql(
    `insert into chapter select ${chapter} from chapter as t, ${series} where t.book_id = ${like} and t.ordinal <= 10`,
  );
  sql(`insert into search_gram select ${gram} from search_gram as t, ${series} where t.book_id = ${like}`);
  sql('vacuum analyze');
}
