import type { Step } from '../async/Step.ts';
import { isSet, type FarmTask } from './FarmTask.ts';
import type { FarmTaskEffect, FarmTaskEvent, FarmTaskState, RunningFarmTask } from './FarmTaskState.ts';

/** Longer without a tick the page was asleep, and nobody read. */
export const MAX_COUNTED_GAP_MS = 5000;

const MINUTE_MS = 60_000;

interface Entry {
  enteredAt: number;
  nowMs: number;
  completedToday: number;
}

/** Whether the task that the host gave starts now; the reader was opened at `enteredAt`, in milliseconds (D-126). */
export function startFarmTask(task: FarmTask, { enteredAt, nowMs, completedToday }: Entry): FarmTaskState {
  const { duration, pageTurns, startWithinMinutes, dailyLimit } = task.config;
  if (task.isFinished) return { phase: 'finished', task };
  if (!isSet(duration) && !isSet(pageTurns)) return { phase: 'closed', task, because: 'no-goal' };
  if (isSet(dailyLimit) && completedToday >= dailyLimit) return { phase: 'closed', task, because: 'daily-limit' };
  if (isSet(startWithinMinutes) && nowMs - enteredAt > startWithinMinutes * MINUTE_MS) {
    return { phase: 'closed', task, because: 'too-late' };
  }
  return { phase: 'running', task, turns: 0, readMs: 0, countedAt: nowMs };
}

/** Adds the time since it was last counted; a clock set back or a page asleep adds nothing it should not. */
function countTime(state: RunningFarmTask, nowMs: number): RunningFarmTask {
  if (state.countedAt === undefined) return state;
  const passed = Math.min(MAX_COUNTED_GAP_MS, Math.max(0, nowMs - state.countedAt));
  return { ...state, readMs: state.readMs + passed, countedAt: nowMs };
}

/** Every screen height read further than before is a turn; going back counts nothing. */
function countDepth(state: RunningFarmTask, screens: number): RunningFarmTask {
  const depth = state.depth ?? { start: screens, counted: 0 };
  const reached = Math.max(depth.counted, Math.floor(screens - depth.start));
  return { ...state, turns: state.turns + reached - depth.counted, depth: { ...depth, counted: reached } };
}

function count(state: RunningFarmTask, event: FarmTaskEvent): RunningFarmTask {
  const timed = countTime(state, event.nowMs);
  switch (event.type) {
    case 'turned':
      return event.direction === 'forward' ? { ...timed, turns: timed.turns + 1 } : timed;
    case 'scrolled':
      return countDepth(timed, event.screens);
    case 'chapter':
      return { ...timed, depth: { start: event.screens, counted: 0 } };
    case 'ticked':
      return timed;
    case 'hidden': {
      const { countedAt: _stopped, ...paused } = timed;
      return paused;
    }
    case 'visible':
      return { ...timed, countedAt: event.nowMs };
  }
}

const isReached = ({ task: { config }, turns, readMs }: RunningFarmTask): boolean =>
  (isSet(config.pageTurns) && turns >= config.pageTurns) ||
  (isSet(config.duration) && readMs >= config.duration * 1000);

/** A running task counts turns and reading time until it is finished; the host is told in that one step [FARM-08, FARM-09]. */
export function advanceFarmTask(state: FarmTaskState, event: FarmTaskEvent): Step<FarmTaskState, FarmTaskEffect> {
  if (state.phase !== 'running') return { state, effects: [] };
  const next = count(state, event);
  return isReached(next)
    ? { state: { phase: 'finished', task: next.task }, effects: [{ kind: 'complete', from: next.task.from }] }
    : { state: next, effects: [] };
}
