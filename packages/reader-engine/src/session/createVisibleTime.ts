/** The time is looked at this often while a chapter is read. */
export const TICK_MS = 5000;
/** A longer gap between two ticks means that the page was frozen; that time does not count as read. */
export const MAX_TICK_GAP_MS = TICK_MS + 1000;

export interface VisibleTime {
  /** Milliseconds read since the last look; whether reading goes on from here is asked anew. */
  look: (isReading: boolean) => number;
}

/** Counts time in which the page was seen: frozen tabs, sleeping devices and set clocks add nothing. */
export function createVisibleTime(elapsed: () => number): VisibleTime {
  let since: number | undefined;
  return {
    look: (isReading) => {
      const nowMs = elapsed();
      const passed = since === undefined ? 0 : nowMs - since;
      since = isReading ? nowMs : undefined;
      return passed > 0 && passed <= MAX_TICK_GAP_MS ? passed : 0;
    },
  };
}
