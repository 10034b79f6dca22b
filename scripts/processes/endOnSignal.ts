import { constants } from 'node:os';
import type { Stage } from './createStage.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Ends the command when it is asked to end: everything on the stage first, then this process with code 0, since that was
 * what the operator wanted. Asked a second time it leaves at once; what it started notices and ends by itself.
 */
export function endOnSignal(stage: Stage): void {
  let asked = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (asked) process.exit(128 + constants.signals[signal]);
      asked = true;
      void stage.stopAll().then(() => process.exit(0));
    });
  }
}
