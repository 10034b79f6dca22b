import { describeFailure } from './describeFailure.ts';
import type { Guarded } from './Guarded.ts';
import type { Terminal } from './Terminal.ts';

/** `fail` ends the process with code 1 once everything is written. */
export const guardedBy =
  ({ progress, note }: Pick<Terminal, 'progress' | 'note'>, fail: () => void): Guarded =>
  async (work) => {
    try {
      await work();
    } catch (error) {
      progress.clear();
      note(describeFailure(error));
      fail();
    }
  };
