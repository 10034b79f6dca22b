import { EventEmitter, once } from 'node:events';
import { startProcess, type ProcessPlan, type RunningProcess } from '../startProcess.ts';

export function aProgram(
  source: string,
  plan: Partial<ProcessPlan> = {},
): { running: RunningProcess; ready: Promise<unknown> } {
  const lines = new EventEmitter();
  const ready = once(lines, 'ready');
  const running = startProcess({
    name: 'program',
    args: ['--input-type=module', '--eval', source],
    cwd: import.meta.dirname,
    env: process.env,
    ...plan,
    onLine: (line) => {
      plan.onLine?.(line);
      lines.emit(line);
    },
  });
  return { running, ready };
}
