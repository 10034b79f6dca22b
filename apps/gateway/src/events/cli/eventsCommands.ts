import { defineCommand, type CommandDef } from 'citty';
import type { Guarded } from '../../library/cli/Guarded.ts';
import { parsePeriod, periodArgs } from '../../library/cli/parsePeriod.ts';
import { rejectForgotten } from '../../library/cli/rejectForgotten.ts';
import { rejectUndefined } from '../../library/cli/rejectUndefined.ts';
import type { Terminal } from '../../library/cli/Terminal.ts';
import { withDatabase } from '../../library/cli/withDatabase.ts';
import { eventsReport } from '../eventsReport.ts';
import { formatEvents } from './formatEvents.ts';

const reportArgs = {
  ...periodArgs,
  json: { type: 'boolean', description: 'Print one JSON object' },
} as const;

/** The commands about what pages tell. */
export function eventsCommands(terminal: Terminal, guarded: Guarded): CommandDef {
  const { env, print } = terminal;
  const report = defineCommand({
    meta: { name: 'report', description: 'Views, taps, exposures and trouble that pages told of, counted' },
    args: reportArgs,
    run: ({ args }) =>
      guarded(async () => {
        rejectUndefined(args, reportArgs);
        rejectForgotten(args, reportArgs);
        const days = parsePeriod(args);
        const found = await withDatabase(env, (database) => eventsReport(database, days));
        print(args.json ? JSON.stringify(found) : formatEvents(found));
      }),
  });
  return defineCommand({
    meta: { name: 'events', description: 'What pages tell of views, taps and trouble' },
    subCommands: { report },
  });
}
