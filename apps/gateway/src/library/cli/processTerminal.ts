import { ProgressLine } from './ProgressLine.ts';
import type { Terminal } from './Terminal.ts';
import { withoutControls } from './withoutControls.ts';

/** The terminal that the process was started from. */
export function processTerminal(): Terminal {
  // The reader of a pipe may leave before the end, as “head” does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  return {
    print: (text) => void process.stdout.write(`${withoutControls(text)}\n`),
    note: (text) => void process.stderr.write(`${withoutControls(text)}\n`),
    progress: new ProgressLine(process.stderr),
    env: process.env,
    // pnpm runs the script in the package's folder and keeps the caller's here.
    folder: process.env['INIT_CWD'] ?? process.cwd(),
  };
}
