import type { FarmTaskState } from './FarmTaskState.ts';

/** How a widget that floats over the page stands there [ENUM-23]; a closed one is not there. */
type WidgetState = 'open' | 'closed' | 'finished';

const states = { running: 'open', finished: 'finished', closed: 'closed' } as const;

/** How the task's widget stands there: as long as it runs, and once it is done; never for one that may not run. */
export const farmWidgetState = ({ phase }: FarmTaskState): WidgetState => states[phase];
