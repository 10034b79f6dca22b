import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

export interface ProcessPlan {
  name: string;
  /** A program other than Node is asked to end like the others, but does not notice when this process is killed. */
  command?: string;
  args: readonly string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Progress bars need the terminal; the process's lines are not kept then. */
  ownsTerminal?: boolean;
  onLine?: (line: string) => void;
}

export interface RunningProcess {
  name: string;
  pid: number | undefined;
  lastLines: () => readonly string[];
  /** Resolves with an exit code or the name of a signal, and never rejects. */
  ended: Promise<number | string>;
  /** Asks the process and all that it started to end, and ends them by force after the grace time (ms). */
  stop: (graceMs?: number) => Promise<void>;
}

const MAX_LINES = 20;

/** Longer than a server lets open requests go on, in milliseconds. */
const GRACE_MS = 7000;

const PRELOAD = pathToFileURL(join(import.meta.dirname, 'endWithParent.js')).href;

/** Signals a process and all that it started: each runs as the leader of its own group. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Starts a program, Node unless told otherwise, that ends when asked to, and also when this process ends in any way. */
export function startProcess({
  name,
  command,
  args,
  cwd,
  env,
  ownsTerminal = false,
  onLine,
}: ProcessPlan): RunningProcess {
  const lines: string[] = [];
  const output = ownsTerminal ? 'inherit' : 'pipe';
  const options = { cwd, env, detached: true };
  const child = command
    ? spawn(command, args, { ...options, stdio: ['ignore', output, output] })
    : spawn(process.execPath, ['--import', PRELOAD, ...args], { ...options, stdio: ['ignore', output, output, 'ipc'] });

  const keep = (line: string): void => {
    lines.push(line);
    if (lines.length > MAX_LINES) lines.shift();
    onLine?.(line);
  };
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', keep);
  }

  const ended = new Promise<number | string>((resolve) => {
    child.once('error', (error) => {
      keep(error.message);
      resolve(1);
    });
    // 'close' and not 'exit': its last lines have arrived by then.
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1));
  });

  const stop = async (graceMs = GRACE_MS): Promise<void> => {
    signalGroup(child, 'SIGTERM');
    const force = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
    await ended;
    clearTimeout(force);
    // A program it had started may have stayed behind in its group.
    signalGroup(child, 'SIGKILL');
  };

  return { name, pid: child.pid, lastLines: () => lines, ended, stop };
}
