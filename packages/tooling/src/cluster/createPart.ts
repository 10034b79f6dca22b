import { setTimeout as pause } from 'node:timers/promises';
import { startProcess, type ProcessPlan, type RunningProcess } from '../product/startProcess.ts';
import { StartFailure } from '../product/waitForHttp.ts';
import type { ClusterPart } from './ClusterPart.ts';

const LOOK_MS = 25;
const PATIENCE_MS = 60_000;

export interface PartPlan extends ProcessPlan {
  isReady: () => Promise<boolean>;
}

/** A process that ends although nobody asked it to says so in a line of its own. */
export function createPart(plan: PartPlan): ClusterPart {
  let running: RunningProcess | undefined;
  let end: number | string | undefined;
  let isWanted = false;

  const start = async (): Promise<void> => {
    const started = startProcess(plan);
    running = started;
    end = undefined;
    isWanted = true;
    void started.ended.then((how) => {
      if (running !== started) return;
      end = how;
      if (isWanted) plan.onLine?.(`has ended (${how})`);
    });
    const words = (): string => started.lastLines().join('\n');
    for (const began = Date.now(); !(await plan.isReady()); await pause(LOOK_MS)) {
      if (end !== undefined) throw new StartFailure(`${plan.name} ended (${String(end)}) while starting:\n${words()}`);
      if (Date.now() - began > PATIENCE_MS) throw new StartFailure(`${plan.name} does not answer:\n${words()}`);
    }
  };

  return {
    name: plan.name,
    pid: () => running?.pid,
    start,
    kill: async () => {
      isWanted = false;
      if (running?.pid === undefined || end !== undefined) return;
      process.kill(-running.pid, 'SIGKILL');
      await running.ended;
    },
    stop: async () => {
      isWanted = false;
      await running?.stop();
    },
  };
}
