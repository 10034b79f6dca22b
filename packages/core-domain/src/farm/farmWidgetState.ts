import type { FarmTaskState } from './FarmTaskState.ts';

type WidgetState = 'open' | 'closed' | 'finished';

const states = { running: 'open', finished: 'finished', closed: 'closed' } as const;

/** Open while the task runs, finished once it is done; never there for a task that may not run [ENUM-23]. */
export const farmWidgetState = ({ phase }: FarmTaskState): WidgetState => states[phase];
