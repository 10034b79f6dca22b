import { isSet } from './FarmTask.ts';
import type { FarmTaskState, RunningFarmTask } from './FarmTaskState.ts';

function rest({ task: { config }, turns, readMs }: RunningFarmTask): number {
  if (isSet(config.pageTurns)) return Math.max(0, Math.ceil(config.pageTurns - turns));
  return Math.max(0, Math.ceil((config.duration ?? 0) - readMs / 1000));
}

/** The widget's words: what is left, or that it is done; none for a task that does not run [FARM-10]. */
export function farmTaskText(state: FarmTaskState): string {
  const { config } = state.task;
  if (state.phase === 'running') return config.goingBefore + String(rest(state)) + config.goingAfter;
  return state.phase === 'finished' ? config.finishedText : '';
}
