import type SQLite from 'better-sqlite3';

/** Kept by the databases and the migrations themselves. */
const OWN = /^(?:sqlite_|kysely_)/;

export function tablesInOrder(sqlite: SQLite.Database): string[] {
  const names = (sqlite.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[])
    .filter((name) => !OWN.test(name))
    .sort();
  const ordered: string[] = [];
  const visit = (name: string): void => {
    if (ordered.includes(name)) return;
    const parents = sqlite.pragma(`foreign_key_list("${name}")`) as { table: string }[];
    for (const { table } of parents) if (table !== name) visit(table);
    ordered.push(name);
  };
  names.forEach(visit);
  return ordered;
}
