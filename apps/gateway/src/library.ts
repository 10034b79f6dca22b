import { runMain } from 'citty';
import { samplesCommand } from '../samples/samplesCommand.ts';
import { libraryCommand } from './library/cli/commands.ts';
import { ProgressLine } from './library/cli/ProgressLine.ts';

// The reader of a pipe may leave before the end, as “head” does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const terminal = {
  print: (text: string) => process.stdout.write(`${text}\n`),
  note: (text: string) => process.stderr.write(`${text}\n`),
  progress: new ProgressLine(process.stderr),
  env: process.env,
  // pnpm runs the script in the package's folder and keeps the caller's here.
  folder: process.env['INIT_CWD'] ?? process.cwd(),
};

const fail = (): void => {
  process.exitCode = 1;
};

await runMain(libraryCommand(terminal, fail, (guarded) => ({ samples: samplesCommand(terminal, guarded) })));
