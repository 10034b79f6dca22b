import type { FarmTask } from './FarmTask.ts';

interface Depth {
  start: number;
  counted: number;
}

export interface RunningFarmTask {
  phase: 'running';
  task: FarmTask;
  turns: number;
  readMs: number;
  countedAt?: number;
  depth?: Depth;
}

export type FarmTaskState =
  | RunningFarmTask
  | { phase: 'finished'; task: FarmTask }
  | { phase: 'closed'; task: FarmTask; because: 'too-late' | 'daily-limit' | 'no-goal' };

export type FarmTaskEvent =
  | { type: 'turned'; direction: 'forward' | 'back'; nowMs: number }
  /** `screens`: how far down the chapter, in screen heights. */
  | { type: 'scrolled'; screens: number; nowMs: number }
  | { type: 'chapter'; screens: number; nowMs: number }
  | { type: 'ticked'; nowMs: number }
  | { type: 'hidden'; nowMs: number }
  | { type: 'visible'; nowMs: number };

export type FarmTaskEffect = { kind: 'complete'; from: string };
