import { join, resolve } from 'node:path';
import { defineCommand, type SubCommandsDef } from 'citty';
import { parseConfig } from '../../config/parseConfig.ts';
import type { Terminal } from '../../library/cli/Terminal.ts';
import type { Guarded } from '../../library/cli/Guarded.ts';
import { rejectUndefined } from '../../library/cli/rejectUndefined.ts';
import { BACKUPS } from '../dataFiles.ts';
import { makeBackup } from '../makeBackup.ts';
import { movePlace } from '../move/movePlace.ts';
import { restoreBackup } from '../restoreBackup.ts';

const backupArgs = { path: { type: 'positional', description: 'New folder for the copy', required: false } } as const;
const restoreArgs = {
  path: { type: 'positional', description: 'Folder that “backup” made', required: true },
} as const;

const megabytes = (files: readonly { bytes: number }[]): string =>
  `${(files.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6).toFixed(1)} MB`;

/** `2026-11-21-014500`: sorts by time. */
const stamp = (nowMs: number): string =>
  new Date(nowMs).toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');

/** The commands that keep the data safe. */
export function backupCommands(terminal: Terminal, guarded: Guarded): SubCommandsDef {
  const { env, folder, print, progress } = terminal;

  const backup = defineCommand({
    meta: { name: 'backup', description: 'Copy everything that the gateway keeps; it may go on serving meanwhile' },
    args: backupArgs,
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, backupArgs);
        const { dataDir, databaseUrl, files: bucket } = parseConfig(env);
        const nowMs = Date.now();
        const target = args.path === undefined ? join(dataDir, BACKUPS, stamp(nowMs)) : resolve(folder, args.path);
        const onProgress = (share: number): void => progress.show('copying', share);
        const { files } = await makeBackup({ dataDir, databaseUrl, target, nowMs, onProgress });
        progress.clear();
        print(`${target}: ${files.length} files, ${megabytes(files)}.`);
        if (bucket !== undefined)
          print('Chapters and covers are in a bucket: copy it with the means of its store, or let it keep versions.');
        if (databaseUrl !== undefined) {
          print('The tables are in PostgreSQL. Copy them now, before the library changes:');
          print(`  pg_dump --format=custom --file='${join(target, 'tables.dump')}' "$DATABASE_URL"`);
        }
      }),
  });

  const restore = defineCommand({
    meta: { name: 'restore', description: 'Bring a backup back into a data folder that is empty or not there yet' },
    args: restoreArgs,
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, restoreArgs);
        const { dataDir } = parseConfig(env);
        const source = resolve(folder, args.path);
        const onProgress = (share: number): void => progress.show('copying', share);
        const { files, createdAt, database } = await restoreBackup({ source, dataDir, onProgress });
        progress.clear();
        print(`${dataDir} is as it was at ${createdAt}: ${files.length} files, ${megabytes(files)}.`);
        if (database === 'postgres') {
          print('Bring the tables back into an empty database, too:');
          print(`  pg_restore --no-owner --dbname="$DATABASE_URL" '${join(source, 'tables.dump')}'`);
        }
      }),
  });

  const move = defineCommand({
    meta: { name: 'move-to-postgres', description: 'Copy the tables of the data folder into an empty PostgreSQL' },
    args: {},
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, {});
        const counts = await movePlace(parseConfig(env), (table) => progress.show(table, 0));
        progress.clear();
        const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
        print(
          `${rows} rows of ${Object.keys(counts).length} tables are in PostgreSQL, each compared with its original.`,
        );
        print('Start the gateway with this DATABASE_URL; keep the data folder: chapters and covers stay there.');
      }),
  });

  return { backup, restore, 'move-to-postgres': move };
}
