import { startProcess, type ProcessPlan, type RunningProcess } from '@shuye/tooling/product';

/** The processes that one command starts: none outlives the command. */
export interface ProcessGroup {
  /** A process that is added here is stopped with the rest. */
  processes: RunningProcess[];
  start: (plan: ProcessPlan) => RunningProcess;
  /** Runs a program to its end and gives its exit code or the name of the signal that ended it. */
  run: (plan: ProcessPlan) => Promise<RunningProcess>;
  /** Is done after the processes of the group were stopped: for what runs outside of it. */
  onStop: (work: () => Promise<void>) => void;
  /** Stops everything, by force after the grace time (ms); from then on nothing can be started. */
  stopAll: (graceMs?: number) => Promise<void>;
  /** Whether `stopAll` was called: what ends now, ends because it was asked to. */
  isStopping: () => boolean;
}

export function createProcessGroup(): ProcessGroup {
  const processes: RunningProcess[] = [];
  const afterwards: (() => Promise<void>)[] = [];
  let stopping: Promise<void> | undefined;

  const start = (plan: ProcessPlan): RunningProcess => {
    if (stopping !== undefined) throw new Error(`${plan.name} is not started any more.`);
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

  const endAfterwards = async (): Promise<void> => {
    for (const work of afterwards) await work();
  };
  const stopAll = async (graceMs?: number): Promise<void> => {
    const stopped = Promise.all(processes.map((running) => running.stop(graceMs)));
    // Asked twice, what comes afterwards is done once.
    stopping ??= stopped.then(endAfterwards);
    await Promise.all([stopped, stopping]);
  };

  return {
    processes,
    start,
    run,
    stopAll,
    onStop: (work) => void afterwards.push(work),
    isStopping: () => stopping !== undefined,
  };
}
