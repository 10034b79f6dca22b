import { resolve } from 'node:path';
import { ProgressLine } from './ProgressLine.ts';
import type { Terminal } from './Terminal.ts';
import { withoutControls } from './withoutControls.ts';

/** A library that is in another folder than the gateway's would be a new one, and what is imported would be seen nowhere. */
const envFrom = (folder: string): NodeJS.ProcessEnv => {
  const dataDir = process.env['SHUYE_DATA_DIR'];
  return dataDir ? { ...process.env, SHUYE_DATA_DIR: resolve(folder, dataDir) } : process.env;
};

/** The terminal that the process was started from. */
export function processTerminal(): Terminal {
  // pnpm runs the script in the package's folder and keeps the caller's here.
  const folder = process.env['INIT_CWD'] ?? process.cwd();
  // The reader of a pipe may leave before the end, as “head” does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit();
  });
  return {
    print: (text) => void process.stdout.write(`${withoutControls(text)}\n`),
    note: (text) => void process.stderr.write(`${withoutControls(text)}\n`),
    progress: new ProgressLine(process.stderr),
    env: envFrom(folder),
    folder,
  };
}
