import { Unavailable } from './Unavailable.ts';

/** Nobody waits for the answer any more, and work for it has ended: nothing of a change was kept, and it may be sent again. */
export class CallerGone extends Unavailable {
  constructor(options: { cause?: unknown } = {}) {
    super('nobody waits for the answer any more', options);
  }
}
