import { startProcess, type ProcessPlan, type RunningProcess } from '@shuye/tooling/product';

/** The processes that one command starts: none outlives the command. */
export interface ProcessGroup {
  /** A process that is added here is stopped with the rest. */
  processes: RunningProcess[];
  start: (plan: ProcessPlan) => RunningProcess;
  /** Runs a program to its end and gives its exit code or the name of the signal that ended it. */
  run: (plan: ProcessPlan) => Promise<RunningProcess>;
  /** Stops everything, by force after the grace time (ms); from then on nothing can be started. */
  stopAll: (graceMs?: number) => Promise<void>;
  /** Whether `stopAll` was called: what ends now, ends because it was asked to. */
  isStopping: () => boolean;
}

export function createProcessGroup(): ProcessGroup {
  const processes: RunningProcess[] = [];
  let stopping = false;

  const start = (plan: ProcessPlan): RunningProcess => {
    if (stopping) throw new Error(`${plan.name} is not started any more.`);
    const running = startProcess(plan);
    processes.push(running);
    return running;
  };

  const run = async (plan: ProcessPlan): Promise<RunningProcess> => {
    const running = start(plan);
    await running.ended;
    processes.splice(processes.indexOf(running), 1);
    return running;
  };

  const stopAll = async (graceMs?: number): Promise<void> => {
    stopping = true;
    await Promise.all(processes.map((running) => running.stop(graceMs)));
  };

  return { processes, start, run, stopAll, isStopping: () => stopping };
}
