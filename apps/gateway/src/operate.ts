import { defineCommand, runMain } from 'citty';
import { backupCommands } from './backup/cli/backupCommands.ts';
import { eventsCommands } from './events/cli/eventsCommands.ts';
import { guardedBy } from './library/cli/guardedBy.ts';
import { failProcess } from './library/cli/failProcess.ts';
import { processTerminal } from './library/cli/processTerminal.ts';
import { moneyCommands } from './money/cli/moneyCommands.ts';

const terminal = processTerminal();
const guarded = guardedBy(terminal, failProcess);

await runMain(
  defineCommand({
    meta: { name: 'operate', description: 'Keeps the data of the gateway safe' },
    subCommands: {
      ...backupCommands(terminal, guarded),
      events: eventsCommands(terminal, guarded),
      money: moneyCommands(terminal, guarded),
    },
  }),
);
