import { defineCommand, type CommandDef } from 'citty';
import { parseConfig } from '../../config/parseConfig.ts';
import { openDatabase } from '../../database/openDatabase.ts';
import { rejectUnknownOptions } from '../../library/cli/rejectUnknownOptions.ts';
import type { Terminal } from '../../library/cli/Terminal.ts';
import { parseDay } from '../../money/cli/parseDay.ts';
import { eventsReport } from '../eventsReport.ts';
import { formatEvents } from './formatEvents.ts';

const A_DAY_MS = 86_400_000;

const reportArgs = {
  from: { type: 'string', description: 'First day, such as 2026-11-01, in China time' },
  to: { type: 'string', description: 'Last day, in China time' },
  json: { type: 'boolean', description: 'Print one JSON object' },
} as const;

/** The commands about what pages tell; `guarded` says in one line what went wrong. */
export function eventsCommands(terminal: Terminal, guarded: (work: () => Promise<void>) => Promise<void>): CommandDef {
  const { env, print } = terminal;
  const report = defineCommand({
    meta: { name: 'report', description: 'Views, taps, exposures and trouble that pages told of, counted' },
    args: reportArgs,
    run: ({ args }) =>
      guarded(async () => {
        rejectUnknownOptions(args, reportArgs);
        const { from, to, json } = args;
        const fromMs = from === undefined ? 0 : parseDay(from);
        const toMs = to === undefined ? Number.MAX_SAFE_INTEGER : parseDay(to) + A_DAY_MS;
        const { dataDir, databaseUrl } = parseConfig(env);
        const database = await openDatabase({ dataDir, databaseUrl });
        try {
          const found = await eventsReport(database, { fromMs, toMs });
          print(json ? JSON.stringify(found) : formatEvents(found));
        } finally {
          await database.destroy();
        }
      }),
  });
  return defineCommand({
    meta: { name: 'events', description: 'What pages tell of views, taps and trouble' },
    subCommands: { report },
  });
}
