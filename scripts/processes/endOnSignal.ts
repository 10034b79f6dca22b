import { constants } from 'node:os';
import type { ProcessGroup } from './createProcessGroup.ts';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What a signal means for a command: its normal end, or that its work was cut short. */
export type ExitReason = 'finished' | 'cut short';

/**
 * Ends the command when it is asked to end: all processes of its group first, then this one. A second signal ends
 * them without a grace time.
 */
export function endOnSignal(group: ProcessGroup, meaning: ExitReason): void {
  let signals = 0;
  for (const signal of SIGNALS) {
    const cutShort = 128 + constants.signals[signal];
    process.on(signal, () => {
      signals += 1;
      void group
        .stopAll(signals > 1 ? 0 : undefined)
        .then(() => process.exit(meaning === 'finished' && signals === 1 ? 0 : cutShort));
    });
  }
}
