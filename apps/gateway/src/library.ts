import { runMain } from 'citty';
import { samplesCommand } from '../samples/samplesCommand.ts';
import { libraryCommand } from './library/cli/commands.ts';
import { failProcess } from './library/cli/failProcess.ts';
import { processTerminal } from './library/cli/processTerminal.ts';

const terminal = processTerminal();

await runMain(libraryCommand(terminal, failProcess, (guarded) => ({ samples: samplesCommand(terminal, guarded) })));
