import { constants } from 'node:os';
import type { Stage } from './createStage.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What being asked to end means for a command: the way it is meant to end, or that its work was cut short. */
export type EndMeaning = 'finished' | 'cut short';

/**
 * Ends the command when it is asked to end: everything on the stage first, then this process. Asked a second time it
 * leaves at once; what it started notices and ends by itself.
 */
export function endOnSignal(stage: Stage, meaning: EndMeaning): void {
  let asked = false;
  for (const signal of SIGNALS) {
    const cutShort = 128 + constants.signals[signal];
    process.on(signal, () => {
      if (asked) process.exit(cutShort);
      asked = true;
      void stage.stopAll().then(() => process.exit(meaning === 'finished' ? 0 : cutShort));
    });
  }
}
