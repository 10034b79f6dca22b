import { constants } from 'node:os';
import type { Stage } from './createStage.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What being asked to end means for a command: the way it is meant to end, or that its work was cut short. */
export type EndMeaning = 'finished' | 'cut short';

/**
 * Ends the command when it is asked to end: everything on the stage first, then this process. Asked a second time it
 * waits for nothing any more.
 */
export function endOnSignal(stage: Stage, meaning: EndMeaning): void {
  let timesAsked = 0;
  for (const signal of SIGNALS) {
    const cutShort = 128 + constants.signals[signal];
    process.on(signal, () => {
      timesAsked += 1;
      void stage
        .stopAll(timesAsked > 1 ? 0 : undefined)
        .then(() => process.exit(meaning === 'finished' && timesAsked === 1 ? 0 : cutShort));
    });
  }
}
