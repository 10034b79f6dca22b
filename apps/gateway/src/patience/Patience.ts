/** How long somebody waits for work: until a moment, or until he has gone. */
export interface Patience {
  /** Whether nobody waits any more. */
  isOver: () => boolean;
  /** Calls once when nobody waits any more; the answer takes that back. */
  onEnd: (listener: () => void) => () => void;
}
