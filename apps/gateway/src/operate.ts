import { defineCommand, runMain } from 'citty';
import { backupCommands } from './backup/cli/backupCommands.ts';
import { eventsCommands } from './events/cli/eventsCommands.ts';
import { describeFailure } from './library/cli/describeFailure.ts';
import { ProgressLine } from './library/cli/ProgressLine.ts';
import { moneyCommands } from './money/cli/moneyCommands.ts';

const progress = new ProgressLine(process.stderr);
const terminal = {
  print: (text: string): void => void process.stdout.write(`${text}\n`),
  note: (text: string): void => void process.stderr.write(`${text}\n`),
  progress,
  env: process.env,
  // pnpm runs the script in the package's folder and keeps the caller's here.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
};

const guarded = async (work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    progress.clear();
    terminal.note(describeFailure(error));
    process.exitCode = 1;
  }
};

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
