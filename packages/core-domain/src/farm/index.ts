export { advanceFarmTask, MAX_COUNTED_GAP_MS, startFarmTask } from './advanceFarmTask.ts';
export { farmFailure } from './farmFailure.ts';
export type { FarmFailure } from './farmFailure.ts';
export type { FarmTask, FarmTaskConfig } from './FarmTask.ts';
export type { FarmTaskEffect, FarmTaskEvent, FarmTaskState, RunningFarmTask } from './FarmTaskState.ts';
export { farmWidgetState } from './farmWidgetState.ts';
export { farmTaskText } from './farmTaskText.ts';
