import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { processorTime } from '../measure/processorTime.ts';
import { send } from './send.ts';

interface Program {
  /** Path of the program and its arguments. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  port: number;
  /** Asked until it is answered with 200. */
  readyPath: string;
}

export interface LoadServer {
  port: number;
  /** Ends it at once, as a loss of power would, and starts it again; milliseconds until it answers. */
  killAndStart: () => Promise<number>;
  /** Bytes of memory that it holds. */
  memory: () => Promise<number>;
  /** Seconds of the processor that it has used. */
  processorTime: () => number;
  stop: () => Promise<void>;
}

const LOOK = 5;

/** A server in a process of its own. */
export async function serverProcess({ args, env, port, readyPath }: Program): Promise<LoadServer> {
  let child: ChildProcess | undefined;
  const lastWords: string[] = [];

  const start = async (): Promise<void> => {
    const started = spawn(process.execPath, [...args], { env: { PATH: process.env['PATH'], ...env }, stdio: 'pipe' });
    child = started;
    for (const stream of [started.stdout, started.stderr]) {
      createInterface(stream).on('line', (line) => {
        lastWords.push(line);
        if (lastWords.length > 20) lastWords.shift();
      });
    }
    let isRunning = true;
    started.once('exit', () => {
      isRunning = false;
    });
    for (;;) {
      const answer = await send(port, { method: 'GET', path: readyPath });
      if (answer?.status === 200) return;
      if (!isRunning) throw new Error(`A server has ended:\n${lastWords.join('\n')}`);
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  };
  const kill = async (): Promise<void> => {
    const running = child;
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const gone = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await gone;
  };

  await start();
  return {
    port,
    killAndStart: async () => {
      const began = performance.now();
      await kill();
      await start();
      return performance.now() - began;
    },
    memory: async () => {
      const { readFile } = await import('node:fs/promises');
      const status = await readFile(`/proc/${child?.pid}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
    },
    processorTime: () => processorTime(child?.pid),
    stop: kill,
  };
}
